import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { LastChangedBy } from '@keydate/contracts/fields';
import type { Transaction } from '@keydate/contracts/transactions';
import { useQueryClient } from '@tanstack/react-query';
import type { EditableSection } from '../domain/editable-sections';
import { baseAfterSending, mergeEntries, type Entries, type Merged } from '../domain/merge-entries';
import { isUnanswered } from './is-unanswered';
import { cacheTransaction } from './cache-transaction';
import { transactionKeys } from './transaction-keys';
import { VersionConflict, sendChange } from './update-transaction';

/** A person's change to one section of a transaction, and the transaction as it was when they began. */
export interface Change<V> {
  from: Transaction;
  mine: Entries<V>;
  /** The entries that an earlier attempt sent without an answer: they may be saved. */
  sent?: Entries<V>;
}

/** Saved, or in conflict: somebody else changed the same thing differently. */
export type SaveResult<V> =
  | { kind: 'saved'; transaction: Transaction }
  | { kind: 'conflict'; current: Transaction; changedBy: LastChangedBy; merged: Merged<V> };

/** Called with the answer, even if the component that sent the call is unmounted by then. */
interface Callbacks<V> {
  onAnswer: (result: SaveResult<V>, change: Change<V>) => void;
  onFailed: (error: Error, change: Change<V>) => void;
}

/**
 * Saves one section of a transaction. If somebody else has changed other things in it, both changes are merged and sent. If they
 * changed the same thing, nothing is saved and the result has both versions.
 */
export function useSaveChange<V>(section: EditableSection<V>, { onAnswer, onFailed }: Callbacks<V>) {
  const store = useQueryClient();
  return useChange(updateTransaction, {
    mutationFn: (change: Change<V>) => save(section, change),
    onSuccess: (result, change) => {
      cacheTransaction(store, result.kind === 'saved' ? result.transaction : result.current);
      onAnswer(result, change);
    },
    onError: (error, change) => {
      // the change may be saved: show the transaction as the server has it
      if (isUnanswered(error)) void store.invalidateQueries({ queryKey: transactionKeys.one(change.from._id) });
      onFailed(error, change);
    },
  });
}

async function save<V>(section: EditableSection<V>, { from, mine, sent }: Change<V>): Promise<SaveResult<V>> {
  try {
    return { kind: 'saved', transaction: await sendChange(from._id, from.version, section.write(mine)) };
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const { current, changedBy } = error;
    const [before, theirs] = [section.read(from), section.read(current)];
    const base = sent ? baseAfterSending(before, sent, theirs, section.isSame) : before;
    const merged = mergeEntries(base, mine, theirs, section.isSame);
    if (merged.disagreements.length > 0) return { kind: 'conflict', current, changedBy, merged };
    return save(section, { from: current, mine: merged.entries });
  }
}
