import { Button, Notice } from '@keydate/ui';
import type { DateDraft } from '../../../domain/date-draft';
import type { ReviewChange } from '../review-reducer';

interface RemovedNoticeProps {
  removed: DateDraft;
  onChange: (change: ReviewChange) => void;
}

/** What was removed last can come back; the focus that its row had goes here. */
export function RemovedNotice({ removed, onChange }: RemovedNoticeProps) {
  return (
    <Notice
      action={
        <Button key={removed.id} look="secondary" size="small" autoFocus onClick={() => onChange({ type: 'removalUndone' })}>
          Undo
        </Button>
      }
    >
      {`Removed: ${removed.title || 'a row without a title'}`}
    </Notice>
  );
}
