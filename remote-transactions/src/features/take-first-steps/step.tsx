import { Icon, VisuallyHidden } from '@keydate/ui';
import { ChevronRight, Circle, CircleCheck } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';
import { copy } from './copy';
import { StepAction, StepItem } from './first-steps.styles';

interface StepProps {
  words: { title: string; hint: string };
  isDone: boolean;
  /** The page on which it is done; without it, `onPress` does it. */
  to?: string;
  onPress?: () => void;
}

/** A step, which leads to where it is done until it is. */
export function Step({ words: { title, hint }, isDone, to, onPress }: StepProps) {
  const content = (
    <>
      <Icon of={isDone ? CircleCheck : Circle} />
      <span>
        <strong>{title}</strong>
        {isDone ? <VisuallyHidden>{`. ${copy.done}`}</VisuallyHidden> : <small>{hint}</small>}
      </span>
      {!isDone && <Icon of={ChevronRight} size={16} />}
    </>
  );
  return (
    <StepItem $isDone={isDone}>
      {isDone && <StepAction as="div">{content}</StepAction>}
      {!isDone && to && (
        <StepAction as={Link} to={to} onClick={onPress}>
          {content}
        </StepAction>
      )}
      {!isDone && !to && (
        <StepAction as="button" type="button" onClick={onPress}>
          {content}
        </StepAction>
      )}
    </StepItem>
  );
}
