import { Button, Notice } from '@keydate/ui';
import { useId } from 'react';
import { copy } from './copy';

interface RemovedNoticeProps {
  /** The id of the removed row: each new one moves the focus here again. */
  id: string;
  /** The removed row, in words. */
  what: string;
  isDisabled?: boolean;
  onUndo: () => void;
}

/** Brings back the row that was removed last. Gets the focus that the row had. */
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
          {copy.undo}
        </Button>
      }
    >
      <span id={wordsId}>{copy.removed(what)}</span>
    </Notice>
  );
}
