import { Button, Notice } from '@keydate/ui';

interface NotSetNoticeProps {
  /** How many ticked rows cannot be sent. */
  count: number;
  onUntick: () => void;
}

/** The one thing that stops Submit (docs/oddities.md). */
export function NotSetNotice({ count, onUntick }: NotSetNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      title={count === 1 ? '1 ticked date is not set.' : `${count} ticked dates are not set.`}
      action={
        <Button variant="secondary" size="small" onClick={onUntick}>
          Untick what is not set
        </Button>
      }
    >
      Choose a day for each, or untick it.
    </Notice>
  );
}
