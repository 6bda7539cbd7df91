import { Button, Notice } from '@keydate/ui';
import { useId } from 'react';

interface RemovedNoticeProps {
  /** The id of what was removed: the next one takes the focus anew. */
  id: string;
  /** What it was, in words. */
  what: string;
  isDisabled?: boolean;
  onUndo: () => void;
}

/** What was removed last can come back; the focus that its row had goes here. */
export function RemovedNotice({ id, what, isDisabled = false, onUndo }: RemovedNoticeProps) {
  const wordsId = useId();
  return (
    <Notice
      action={
        <Button
          key={id}
          variant="secondary"
          size="small"
          autoFocus
          disabled={isDisabled}
          aria-describedby={wordsId}
          onClick={onUndo}
        >
          Undo
        </Button>
      }
    >
      <span id={wordsId}>{`Removed: ${what}`}</span>
    </Notice>
  );
}
