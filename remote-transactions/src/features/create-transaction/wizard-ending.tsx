import type { Transaction } from '@keydate/contracts/transactions';
import type { Added } from '../../api/add-transaction';
import { ExistingClientDialog } from './existing-client-dialog';
import { LimitReachedDialog } from './limit-reached-dialog';
import { AlreadyCreatedDialog } from './already-created-dialog';

type NotTaken = Extract<Added, { kind: 'created' }>['client']['notTaken'];

/** How the wizard ends: it closes, or says that the limit is reached, the client is known, or the transaction already exists. */
export type Ending =
  | { kind: 'closed' }
  | { kind: 'limit' }
  | { kind: 'existing-client'; transaction: Transaction; notTaken: NotTaken }
  | { kind: 'already-created'; transaction: Transaction };

/** The ending that follows from an answer. */
export function endingOf(added: Added): Ending {
  if (added.kind === 'created-before') return { kind: 'already-created', transaction: added.transaction };
  const { notTaken } = added.client;
  return notTaken.length > 0
    ? { kind: 'existing-client', transaction: added.transaction, notTaken }
    : { kind: 'closed' };
}

interface WizardEndingProps {
  ending: Ending;
  onClose: () => void;
  /** Deletes the entries. */
  onDiscard: () => void;
  /** Prepares the entries for a transaction of their own. */
  onNewRequest: () => void;
}

export function WizardEnding({ ending, onClose, onDiscard, onNewRequest }: WizardEndingProps) {
  switch (ending.kind) {
    // the URL changes a moment later; the reset wizard must not show until then
    case 'closed':
      return null;
    case 'limit':
      return <LimitReachedDialog onClose={onClose} />;
    case 'existing-client':
      return <ExistingClientDialog transaction={ending.transaction} notTaken={ending.notTaken} onClose={onClose} />;
    case 'already-created':
      return (
        <AlreadyCreatedDialog
          transaction={ending.transaction}
          onDiscard={onDiscard}
          onNewRequest={onNewRequest}
          onClose={onClose}
        />
      );
  }
}
