import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';

/** How a person gets into a company: they create one, or join one with an invite code. */
export type Way = 'create' | 'join';

interface OtherWayProps {
  way: Way;
  onChoose: (way: Way) => void;
}

/** A link to the other of the two ways. */
export function OtherWay({ way, onChoose }: OtherWayProps) {
  const words = copy.otherWay[way];
  return (
    <FormFooter>
      {words.question}{' '}
      <TextButton onClick={() => onChoose(way === 'create' ? 'join' : 'create')}>{words.answer}</TextButton>
    </FormFooter>
  );
}
