import { paths } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { Button, ButtonLink, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { Link } from 'react-router-dom';
import { clientTitle } from '../../domain/client-names';

interface ClientKeptProps {
  transaction: Transaction;
  notTaken: readonly ('client_name' | 'phone_number')[];
  onClose: () => void;
}

/** The e-mail was that of a client whom the company has: the transaction is theirs, and what was typed differently is not kept. */
export function ClientKept({ transaction, notTaken, onClose }: ClientKeptProps) {
  const { client_information: client } = transaction;
  return (
    <Dialog
      isOpen
      size="small"
      title="You have this client already"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <ButtonLink as={Link} to={paths.transaction(transaction._id)}>
            See Transaction
          </ButtonLink>
        </>
      }
    >
      <Stack gap={12}>
        <p>
          {client.email_address} belongs to <strong>{clientTitle(client)}</strong>, so the transaction was created for
          them.
        </p>
        <p>{notTakenWords(notTaken)}</p>
      </Stack>
    </Dialog>
  );
}

function notTakenWords(notTaken: ClientKeptProps['notTaken']): string {
  if (notTaken.length > 1)
    return 'The name and the phone number that you typed were not kept; theirs stay as they are.';
  return `The ${notTaken[0] === 'phone_number' ? 'phone number' : 'name'} that you typed was not kept; theirs stays as it is.`;
}
