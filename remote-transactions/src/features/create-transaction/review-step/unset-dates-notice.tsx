import { Button, Notice } from '@keydate/ui';
import { copy } from './copy';

interface UnsetDatesNoticeProps {
  /** The number of ticked rows without a day or a title. */
  count: number;
  onUntick: () => void;
}

/** The only thing that blocks Submit (docs/oddities.md). */
export function UnsetDatesNotice({ count, onUntick }: UnsetDatesNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      title={copy.unsetTitle(count)}
      action={
        <Button variant="secondary" size="small" onClick={onUntick}>
          {copy.deselectUnset}
        </Button>
      }
    >
      {copy.unset}
    </Notice>
  );
}
