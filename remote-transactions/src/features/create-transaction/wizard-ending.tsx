import type { Transaction } from '@keydate/contracts/transactions';
import type { Added } from '../../api/add-transaction';
import { ClientKept } from './client-kept';
import { LimitReached } from './limit-reached';
import { MadeBefore } from './made-before';

type NotTaken = Extract<Added, { kind: 'created' }>['client']['notTaken'];

/** How a run ends: simply closed, or with something to say: the limit, a client who was known, a transaction that stands already. */
export type Ending =
  | { kind: 'closed' }
  | { kind: 'limit' }
  | { kind: 'client-kept'; transaction: Transaction; notTaken: NotTaken }
  | { kind: 'made-before'; transaction: Transaction };

/** The ending that an answer brings. */
export function endingOf(added: Added): Ending {
  if (added.kind === 'created-before') return { kind: 'made-before', transaction: added.transaction };
  const { notTaken } = added.client;
  return notTaken.length > 0 ? { kind: 'client-kept', transaction: added.transaction, notTaken } : { kind: 'closed' };
}

interface WizardEndingProps {
  ending: Ending;
  onClose: () => void;
  /** Lets go of what was entered. */
  onDiscard: () => void;
  /** What was entered becomes a transaction of its own. */
  onNewRequest: () => void;
}

export function WizardEnding({ ending, onClose, onDiscard, onNewRequest }: WizardEndingProps) {
  switch (ending.kind) {
    // the address follows a moment later; the wizard that was reset is not to be seen until then
    case 'closed':
      return null;
    case 'limit':
      return <LimitReached onClose={onClose} />;
    case 'client-kept':
      return <ClientKept transaction={ending.transaction} notTaken={ending.notTaken} onClose={onClose} />;
    case 'made-before':
      return (
        <MadeBefore
          transaction={ending.transaction}
          onDiscard={onDiscard}
          onNewRequest={onNewRequest}
          onClose={onClose}
        />
      );
  }
}
