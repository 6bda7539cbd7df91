import { paths } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useNavigate } from 'react-router-dom';
import { addressLine } from '../../domain/client-names';

interface MadeBeforeProps {
  transaction: Transaction;
  onDiscard: () => void;
  onNewRequest: () => void;
  onClose: () => void;
}

/** An earlier sending had arrived after all, before more was entered: nothing is thrown away until the person has decided. */
export function MadeBefore({ transaction, onDiscard, onNewRequest, onClose }: MadeBeforeProps) {
  const navigate = useNavigate();
  const handleOpen = () => {
    onDiscard();
    void navigate(paths.transaction(transaction._id));
  };
  return (
    <Dialog
      isOpen
      size="small"
      title="This transaction was created already"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onNewRequest}>
            Create another one
          </Button>
          <Button onClick={handleOpen}>Open it</Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>
          The first time you pressed Submit, the transaction for{' '}
          <strong>{addressLine({ street: transaction.street, city: transaction.city })}</strong> did reach us, although
          no answer reached you. It holds what you had entered by then.
        </p>
        <p>
          What you changed since is not in it. Open it to change it there, or create another transaction of what you
          have entered now.
        </p>
      </Stack>
    </Dialog>
  );
}
