import { callApi, companyClientsKey, refusalOf, useChange, useSignedInUser } from '@keydate/client';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { ownInvites } from '@keydate/domain/own-invites';
import { useQueryClient } from '@tanstack/react-query';
import type { TransactionDetails } from './get-transaction';
import { resetCachedLists } from './update-cached-lists';
import { transactionKeys } from './transaction-keys';

/** The wizard's request (spec § 7, transaction-add). */
export type TransactionToAdd = CallInput<typeof addTransaction>['body'];

type Reply = CallReply<typeof addTransaction>['result'];

/**
 * The transaction exists now: created by this call, or by an earlier one with the same `requestId`. Or nothing was created,
 * because the person sees one with the same client and street.
 */
export type Added =
  | { kind: 'created'; transaction: Transaction; client: Reply['client']; contract: Reply['contract'] }
  | { kind: 'created-before'; transaction: Transaction }
  | { kind: 'alike'; transaction: Transaction };

/** Called with the answer, even if the dialog that sent the call is closed by then. */
interface Callbacks {
  onAdded: (added: Added) => void;
  onFailed: (error: Error) => void;
}

/** Creates a transaction, and refreshes the lists, what is due, the search and the clients: a new client may have been added. */
export function useAddTransaction(requestId: string, { onAdded, onFailed }: Callbacks) {
  const store = useQueryClient();
  const { company, role } = useSignedInUser();
  return useChange(addTransaction, {
    // a wizard that was closed and opened again sends nothing twice
    mutationKey: transactionKeys.creation(requestId),
    mutationFn: add,
    onSuccess: (added) => {
      if (added.kind !== 'alike') {
        // its page, which opens now, shows it at once, and fetches it again
        store.setQueryData<TransactionDetails>(
          transactionKeys.one(added.transaction._id),
          {
            transactions: added.transaction,
            invites: company ? ownInvites(company, role) : [],
            contract: added.kind === 'created' ? added.contract : null,
            pictures: [],
          },
          { updatedAt: 0 },
        );
      }
      onAdded(added);
      if (added.kind === 'alike') return;
      void resetCachedLists(store);
      void store.invalidateQueries({ queryKey: transactionKeys.due });
      void store.invalidateQueries({ queryKey: transactionKeys.calendars });
      void store.invalidateQueries({ queryKey: transactionKeys.searches });
      void store.invalidateQueries({ queryKey: companyClientsKey });
    },
    onError: onFailed,
  });
}

async function add(body: TransactionToAdd): Promise<Added> {
  try {
    return { kind: 'created', ...(await callApi(addTransaction, { body })).result };
  } catch (error) {
    const refusal = refusalOf(addTransaction, error);
    if (refusal?.code === 'TRANSACTION_CREATED_BEFORE')
      return { kind: 'created-before', transaction: refusal.result.transaction };
    if (refusal?.code === 'TRANSACTION_ALIKE') return { kind: 'alike', transaction: refusal.result.transaction };
    throw error;
  }
}
