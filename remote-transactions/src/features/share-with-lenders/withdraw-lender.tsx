import type { TransactionLender } from '@keydate/contracts/lenders';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useWithdrawLender } from '../../api/lenders';
import { copy } from './copy';

interface WithdrawLenderProps {
  lender: TransactionLender;
  who: string;
  transactionId: string;
  onClose: () => void;
}

/** Asks before a lender's access, or an open invitation, ends. */
export function WithdrawLender({ lender: { _id, state }, who, transactionId, onClose }: WithdrawLenderProps) {
  const withdrawing = useChangeButton(useWithdrawLender(_id, transactionId), {
    onDone: () => {
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
