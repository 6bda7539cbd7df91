import type { Transaction } from '@keydate/contracts/transactions';
import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { addressLine } from '../../domain/client-names';
import { copy as wizardCopy } from './copy';

const copy = wizardCopy.alreadyCreated;

interface AlreadyCreatedDialogProps {
  transaction: Transaction;
  onDiscard: () => void;
  onNewRequest: () => void;
  onOpen: (transaction: Transaction) => void;
  onClose: () => void;
}

/** An earlier Submit did create the transaction, and the person has changed entries since: they decide before anything is deleted. */
export function AlreadyCreatedDialog({
  transaction,
  onDiscard,
  onNewRequest,
  onOpen,
  onClose,
}: AlreadyCreatedDialogProps) {
  const handleOpen = () => {
    onDiscard();
    onOpen(transaction);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onNewRequest}>
            {copy.createAnother}
          </Button>
          <Button onClick={handleOpen}>{copy.open}</Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>
          {copy.arrived} <strong>{addressLine({ street: transaction.street, city: transaction.city })}</strong>
          {copy.noAnswer}
        </p>
        <p>{copy.changedSince}</p>
      </Stack>
    </Dialog>
  );
}
