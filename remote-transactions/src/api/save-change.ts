import type { Transaction } from '@keydate/contracts/transactions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TransactionPart } from '../domain/transaction-parts';
import { baseAfterSending, mergeEntries, type Entries, type Merged } from '../domain/merge-entries';
import { isUnanswered } from './is-unanswered';
import { keepTransaction } from './keep-transaction';
import { transactionKeys } from './transaction-keys';
import { Overtaken, sendChange } from './update-transaction';

/** What a person made of a part of a transaction, and the transaction as it was when they began. */
export interface Change<V> {
  from: Transaction;
  mine: Entries<V>;
  /** What was sent of it before, where no answer came: it may be there. */
  sent?: Entries<V>;
}

/** How saving ended: done, or met by a change that somebody else made to the very same thing. */
export type Saved<V> =
  { kind: 'saved'; transaction: Transaction } | { kind: 'disagreed'; present: Transaction; merged: Merged<V> };

/** What follows from the answer. It is heard even when what asked is gone by then. */
interface Answers<V> {
  onAnswer: (saved: Saved<V>, change: Change<V>) => void;
  onFailed: (error: Error, change: Change<V>) => void;
}

/**
 * Saves a part of a transaction. Where somebody else changed other things meanwhile, both changes are brought together and
 * sent on; where they changed the same, nothing is saved and both versions come back.
 */
export function useSaveChange<V>(part: TransactionPart<V>, { onAnswer, onFailed }: Answers<V>) {
  const store = useQueryClient();
  return useMutation({
    mutationFn: (change: Change<V>) => save(part, change),
    onSuccess: (saved, change) => {
      keepTransaction(store, saved.kind === 'saved' ? saved.transaction : saved.present);
      onAnswer(saved, change);
    },
    onError: (error, change) => {
      // the page shows how the transaction stands, whatever becomes of the edit
      if (isUnanswered(error)) void store.invalidateQueries({ queryKey: transactionKeys.one(change.from._id) });
      onFailed(error, change);
    },
  });
}

async function save<V>(part: TransactionPart<V>, { from, mine, sent }: Change<V>): Promise<Saved<V>> {
  try {
    return { kind: 'saved', transaction: await sendChange(from._id, from.version, part.write(mine)) };
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const { present } = error;
    const [before, theirs] = [part.read(from), part.read(present)];
    const base = sent ? baseAfterSending(before, sent, theirs, part.isSame) : before;
    const merged = mergeEntries(base, mine, theirs, part.isSame);
    if (merged.disagreements.length > 0) return { kind: 'disagreed', present, merged };
    return save(part, { from: present, mine: merged.entries });
  }
}
