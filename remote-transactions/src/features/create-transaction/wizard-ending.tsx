import type { Transaction } from '@keydate/contracts/transactions';
import type { Added } from '../../api/add-transaction';
import { AlikeDialog } from './alike-dialog';
import { ExistingClientDialog } from './existing-client-dialog';
import { LimitReached } from './limit-reached';
import { AlreadyCreatedDialog } from './already-created-dialog';

type NotTaken = Extract<Added, { kind: 'created' }>['client']['notTaken'];

/**
 * How the wizard ends: it closes, or leads to the new transaction, or says that the limit is reached, the client is known, the
 * transaction already exists, or one like it does.
 */
export type Ending =
  | { kind: 'closed' }
  | { kind: 'created'; transaction: Transaction }
  | { kind: 'limit' }
  | { kind: 'existing-client'; transaction: Transaction; notTaken: NotTaken }
  | { kind: 'already-created'; transaction: Transaction }
  | { kind: 'alike'; transaction: Transaction };

/** The ending that follows from an answer. */
export function endingOf(added: Added): Ending {
  if (added.kind === 'created-before') return { kind: 'already-created', transaction: added.transaction };
  if (added.kind === 'alike') return added;
  const { transaction, client } = added;
  const { notTaken } = client;
  return notTaken.length > 0 ? { kind: 'existing-client', transaction, notTaken } : { kind: 'created', transaction };
}

interface WizardEndingProps {
  ending: Ending;
  onClose: () => void;
  onOpen: (transaction: Transaction) => void;
  /** Deletes the entries. */
  onDiscard: () => void;
  /** Prepares the entries for a transaction of their own. */
  onNewRequest: () => void;
  /** Creates another transaction with the same client and street. */
  onConfirmAlike: () => void;
  /** Back to the wizard. */
  onReturn: () => void;
}

export function WizardEnding({
  ending,
  onClose,
  onOpen,
  onDiscard,
  onNewRequest,
  onConfirmAlike,
  onReturn,
}: WizardEndingProps) {
  switch (ending.kind) {
    // the URL changes a moment later; the reset wizard must not show until then
    case 'closed':
    case 'created':
      return null;
    case 'limit':
      return <LimitReached onClose={onClose} />;
    case 'existing-client':
      return <ExistingClientDialog transaction={ending.transaction} notTaken={ending.notTaken} onOpen={onOpen} />;
    case 'already-created':
      return (
        <AlreadyCreatedDialog
          transaction={ending.transaction}
          onDiscard={onDiscard}
          onNewRequest={onNewRequest}
          onOpen={onOpen}
          onClose={onClose}
        />
      );
    case 'alike':
      return (
        <AlikeDialog
          transaction={ending.transaction}
          onOpen={onOpen}
          onCreateAnother={onConfirmAlike}
          onReturn={onReturn}
        />
      );
  }
}
