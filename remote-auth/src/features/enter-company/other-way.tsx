import { FormFooter } from '../../ui/form-footer';
import { TextButton } from '../../ui/text-button';
import { copy } from './copy';

/** How somebody comes into a company: by founding one, or by an invite code. */
export type Way = 'found' | 'join';

interface OtherWayProps {
  way: Way;
  onChoose: (way: Way) => void;
}

/** Leads to the other of the two ways. */
export function OtherWay({ way, onChoose }: OtherWayProps) {
  const words = copy.otherWay[way];
  return (
    <FormFooter>
      {words.question}{' '}
      <TextButton onClick={() => onChoose(way === 'found' ? 'join' : 'found')}>{words.answer}</TextButton>
    </FormFooter>
  );
}
