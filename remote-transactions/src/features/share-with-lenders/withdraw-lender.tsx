import { withdrawLender as withdrawCall, type TransactionLender } from '@keydate/contracts/lenders';
import { useCallButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { lendersKey, withdrawLender } from '../../api/lenders';
import { milestonesKey } from '../../api/loan-milestones';
import { useRefreshQuestions } from '../../api/questions';
import { copy } from './copy';

interface WithdrawLenderProps {
  lender: TransactionLender;
  who: string;
  transactionId: string;
  onClose: () => void;
}

/** Asks before a lender's access, or an open invitation, ends. */
export function WithdrawLender({ lender: { _id, state }, who, transactionId, onClose }: WithdrawLenderProps) {
  const store = useQueryClient();
  const refreshQuestions = useRefreshQuestions();
  const withdrawing = useCallButton({
    call: withdrawCall,
    send: () => withdrawLender(_id),
    onDone: () => {
      void store.invalidateQueries({ queryKey: lendersKey(transactionId) });
      // the withdrawn lender's steps disappear if another lender still reads the transaction
      void store.invalidateQueries({ queryKey: milestonesKey(transactionId) });
      // the server withdraws the lender's unanswered questions, too
      void refreshQuestions({ transaction: { _id: transactionId } });
      onClose();
      notify.success(copy.withdrawn);
    },
    failed: copy.failedAction,
  });
  return (
    <ConfirmDialog
      isOpen
      title={copy.withdrawTitle(who)}
      confirmLabel={copy.withdraw}
      isDanger
      isBusy={withdrawing.isBusy}
      onConfirm={() => withdrawing.press()}
      onCancel={onClose}
    >
      {state === 'accepted' ? copy.withdrawWhat.accepted : copy.withdrawWhat.invited}
    </ConfirmDialog>
  );
}
