import type { Question } from '@keydate/contracts/questions';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useEndQuestion } from '../../api/questions';
import { copy } from './copy';

/** Withdraws a question that waits, or closes one that was answered, after asking. */
export function EndQuestion({ question }: { question: Question }) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting = question.state === 'asked';
  const ending = useChangeButton(useEndQuestion(question), {
    onDone: () => {
      setOpen(false);
      notify.success(isWaiting ? copy.withdrawn : copy.closed);
    },
    failed: copy.failedAction,
  });
  const isUndecided = question.proposals.some(({ decision }) => decision === null);
  const words = isWaiting ? copy.withdraw : copy.close;
  return (
    <div>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={isWaiting ? copy.withdrawTitle : copy.closeTitle}
        confirmLabel={words}
        isBusy={ending.isBusy}
        onConfirm={() => ending.press()}
        onCancel={() => setOpen(false)}
      >
        {isWaiting ? copy.withdrawText : copy.closeText}
        {!isWaiting && isUndecided && ` ${copy.closeUndecided}`}
      </ConfirmDialog>
    </div>
  );
}
