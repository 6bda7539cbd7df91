import type { Transaction } from '@keydate/contracts/transactions';
import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { clientTitle } from '../../domain/client-names';
import { copy as wizardCopy } from './copy';

const copy = wizardCopy.existingClient;

interface ExistingClientDialogProps {
  transaction: Transaction;
  notTaken: readonly ('client_name' | 'phone_number')[];
  onOpen: (transaction: Transaction) => void;
}

/** The email belongs to a client of the company: the transaction is theirs, and a different name or phone number was not saved. */
export function ExistingClientDialog({ transaction, notTaken, onOpen }: ExistingClientDialogProps) {
  const { client_information: client } = transaction;
  const handleOpen = () => onOpen(transaction);
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.title}
      onClose={handleOpen}
      footer={<Button onClick={handleOpen}>{copy.seeTransaction}</Button>}
    >
      <Stack gap={12}>
        <p>
          {copy.belongsTo(client.email_address)} <strong>{clientTitle(client)}</strong>
          {copy.createdFor}
        </p>
        <p>{copy.notSaved(notTaken)}</p>
      </Stack>
    </Dialog>
  );
}
