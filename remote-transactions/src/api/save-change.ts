import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { LastChangedBy } from '@keydate/contracts/fields';
import type { Transaction } from '@keydate/contracts/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { saysTheSame, type Preview } from '../domain/counted-transaction';
import { movesToSend, type EditableSection } from '../domain/editable-sections';
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
  sent?: Entries<V> | undefined;
  /** The dates that move with it, as the person has seen and chosen them. */
  preview?: Preview | undefined;
}

/**
 * Saved; in conflict, because somebody else changed the same thing differently; or merged with their changes, after which it moves other
 * dates than the person has seen.
 */
export type SaveResult<V> =
  | { kind: 'saved'; transaction: Transaction }
  | { kind: 'conflict'; current: Transaction; changedBy: LastChangedBy; merged: Merged<V> }
  | { kind: 'unseen'; current: Transaction; changedBy: LastChangedBy; mine: Entries<V> };

/** Called with the answer, even if the component that sent the call is unmounted by then. */
interface Callbacks<V> {
  /** The dates that a merged change moves. */
  previewOf: (change: Change<V>) => Preview | undefined;
  onAnswer: (result: SaveResult<V>, change: Change<V>) => void;
  onFailed: (error: Error, change: Change<V>) => void;
}

/**
 * Saves one section of a transaction with the dates that move. If somebody else has changed other things in it, both changes are merged
 * and sent, unless other dates than before would move. If they changed the same thing, nothing is saved and the result has both versions.
 */
export function useSaveChange<V>(section: EditableSection<V>, { previewOf, onAnswer, onFailed }: Callbacks<V>) {
  const store = useQueryClient();
  return useChange(updateTransaction, {
    mutationFn: (change: Change<V>) => save(section, change, previewOf),
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

async function save<V>(
  section: EditableSection<V>,
  change: Change<V>,
  previewOf: Callbacks<V>['previewOf'],
): Promise<SaveResult<V>> {
  const { from, mine, sent, preview } = change;
  try {
    const update = { ...section.write(mine), ...(preview && movesToSend(preview)) };
    return { kind: 'saved', transaction: await sendChange(from._id, from.version, update) };
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const { current, changedBy } = error;
    const [before, theirs] = [section.read(from), section.read(current)];
    const base = sent ? baseAfterSending(before, sent, theirs, section.isSame) : before;
    const merged = mergeEntries(base, mine, theirs, section.isSame);
    if (merged.disagreements.length > 0) return { kind: 'conflict', current, changedBy, merged };
    const again = { from: current, mine: merged.entries };
    const next = previewOf(again);
    if (!saysTheSame(preview, next)) return { kind: 'unseen', current, changedBy, mine: merged.entries };
    return save(section, { ...again, preview: next }, previewOf);
  }
}
