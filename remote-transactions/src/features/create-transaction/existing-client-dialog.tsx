import { paths } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { Button, ButtonLink, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { Link } from 'react-router-dom';
import { clientTitle } from '../../domain/client-names';
import { copy as wizardCopy } from './copy';

const copy = wizardCopy.existingClient;

interface ExistingClientDialogProps {
  transaction: Transaction;
  notTaken: readonly ('client_name' | 'phone_number')[];
  onClose: () => void;
}

/** The e-mail belongs to a client of the company: the transaction is theirs, and a different name or phone number was not saved. */
export function ExistingClientDialog({ transaction, notTaken, onClose }: ExistingClientDialogProps) {
  const { client_information: client } = transaction;
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.done}
          </Button>
          <ButtonLink as={Link} to={paths.transaction(transaction._id)}>
            {copy.seeTransaction}
          </ButtonLink>
        </>
      }
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
