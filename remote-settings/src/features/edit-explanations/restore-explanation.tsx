import type { Explanation } from '@keydate/contracts/explanations';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useEffect, useState, type RefObject } from 'react';
import { useRestoreExplanation } from '../../api/explanations';
import { copy } from './copy';

interface RestoreExplanationProps {
  id: string;
  onRestored: (original: Explanation) => void;
  /** The form's title. It gets the focus when the button goes, as it does once the original is back. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Brings the original text back, after asking. */
export function RestoreExplanation({ id, onRestored, titleRef }: RestoreExplanationProps) {
  const [isAsked, setAsked] = useState(false);
  const restoring = useChangeButton(useRestoreExplanation(id), {
    onDone: (original) => {
      setAsked(false);
      onRestored(original);
      notify.success(copy.saved);
    },
    failed: copy.failedSave,
  });
  useEffect(
    () => () => {
      // an open dialog keeps the focus from the page until it is gone
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) titleRef.current?.focus();
      });
    },
    [titleRef],
  );
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {copy.restore}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={copy.restoreTitle}
        confirmLabel={copy.restore}
        isBusy={restoring.isBusy}
        onConfirm={() => restoring.press()}
        onCancel={() => setAsked(false)}
      >
        {copy.restoreWhat}
      </ConfirmDialog>
    </>
  );
}
