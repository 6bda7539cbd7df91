import type { TransactionLender } from '@keydate/contracts/lenders';
import type { Transaction } from '@keydate/contracts/transactions';
import { useChangeButton } from '@keydate/forms/call';
import { Button, notify, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useShareWithLender } from '../../api/lenders';
import { copy } from './copy';
import { SeenByLender } from './seen-by-lender';
import { useSharingEdit } from './use-sharing-edit';

interface SharingDialogProps {
  lender: TransactionLender;
  who: string;
  transaction: Transaction;
  onClose: () => void;
}

/** The parts of a transaction that one lender sees. */
export function SharingDialog({ lender, who, transaction, onClose }: SharingDialogProps) {
  const edit = useSharingEdit(transaction.contractDates, lender);
  const saving = useChangeButton(useShareWithLender(lender._id, transaction._id), {
    onDone: () => {
      onClose();
      notify.success(copy.saved);
    },
    failed: copy.failedAction,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.shareWith(who)}
      footer={
        <>
          <Button variant="ghost" disabled={saving.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button isBusy={saving.isBusy} onClick={() => saving.press(edit.choices)}>
            {copy.save}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <p>{copy.lede}</p>
        <SeenByLender dates={transaction.contractDates} edit={edit} />
      </Stack>
    </Dialog>
  );
}
