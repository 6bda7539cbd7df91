import type { Transaction } from '@keydate/contracts/transactions';
import { Button } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { addressLine, clientTitle } from '../../domain/client-names';
import { copy as wizardCopy } from './copy';

const copy = wizardCopy.alike;

interface AlikeDialogProps {
  transaction: Transaction;
  onOpen: (transaction: Transaction) => void;
  onCreateAnother: () => void;
  onReturn: () => void;
}

/** There is a transaction of the same client and street: the person decides whether they want another. The entries stay. */
export function AlikeDialog({ transaction, onOpen, onCreateAnother, onReturn }: AlikeDialogProps) {
  const { client_information: client, street, city, status } = transaction;
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.title}
      onClose={onReturn}
      footer={
        <>
          <Button variant="ghost" onClick={onReturn}>
            {copy.goBack}
          </Button>
          <Button variant="secondary" onClick={onCreateAnother}>
            {copy.createAnother}
          </Button>
          <Button onClick={() => onOpen(transaction)}>{copy.open}</Button>
        </>
      }
    >
      <p>
        {copy.isThere} <strong>{clientTitle(client)}</strong> {copy.at} <strong>{addressLine({ street, city })}</strong>
        . {status === 'Closed' && `${copy.isClosed} `}
        {copy.nothingCreated}
      </p>
    </Dialog>
  );
}
