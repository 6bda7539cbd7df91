import { explanationsKey, useSignedInUser } from '@keydate/client';
import { restoreExplanation as restoreCall, type Explanation } from '@keydate/contracts/explanations';
import { useCallButton } from '@keydate/forms/call';
import { Button, notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { restoreExplanation } from '../../api/explanations';
import { copy } from './copy';

interface RestoreExplanationProps {
  id: string;
  onRestored: (original: Explanation) => void;
  /** The form's title. It gets the focus when the button goes, as it does once the original is back. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Brings the original text back, after asking. */
export function RestoreExplanation({ id, onRestored, titleRef }: RestoreExplanationProps) {
  const user = useSignedInUser();
  const store = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const restoring = useCallButton({
    call: restoreCall,
    send: () => restoreExplanation(id),
    onDone: (original) => {
      setAsked(false);
      onRestored(original);
      void store.invalidateQueries({ queryKey: explanationsKey(user._id) });
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
