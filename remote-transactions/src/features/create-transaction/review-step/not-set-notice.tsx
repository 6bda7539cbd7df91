import { Button, Notice } from '@keydate/ui';
import type { ReviewChange } from '../review-reducer';

interface NotSetNoticeProps {
  /** How many ticked rows cannot be sent. */
  count: number;
  onChange: (change: ReviewChange) => void;
}

/** The one thing that stops Submit (docs/oddities.md). */
export function NotSetNotice({ count, onChange }: NotSetNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      title={count === 1 ? '1 ticked date is not set.' : `${count} ticked dates are not set.`}
      action={
        <Button look="secondary" size="small" onClick={() => onChange({ type: 'incompleteUnticked' })}>
          Untick what is not set
        </Button>
      }
    >
      Choose a day for each, or untick it.
    </Notice>
  );
}
