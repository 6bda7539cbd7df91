import type { Transaction } from '@keydate/contracts/transactions';
import { useState } from 'react';
import { useSaveChange, type Change } from '../../api/save-change';
import type { DealPart } from '../../domain/deal-parts';
import { settle, type Merged, type Whose } from '../../domain/merge-entries';

/** Two versions of the same thing, and which one is chosen of each; nothing is saved before they are settled. */
export interface Conflict<V> {
  present: Transaction;
  merged: Merged<V>;
  choices: Readonly<Record<string, Whose>>;
}

interface Endings {
  onSaved: (deal: Transaction) => void;
  onFailed: (error: Error) => void;
}

/** Saves a part of a deal and loses nothing of what somebody else made of it meanwhile: where the two disagree, the person settles it. */
export function useCarefulSave<V>(part: DealPart<V>, { onSaved, onFailed }: Endings) {
  const saving = useSaveChange(part);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);

  const save = (change: Change<V>) =>
    saving.mutate(change, {
      onSuccess: (saved) => {
        setConflict(saved.kind === 'saved' ? null : { present: saved.present, merged: saved.merged, choices: {} });
        if (saved.kind === 'saved') onSaved(saved.deal);
      },
      onError: onFailed,
    });

  return {
    save,
    isSaving: saving.isPending,
    failure: saving.error,
    conflict,
    /** Of these things, one person's version. */
    choose: (keys: readonly string[], whose: Whose) =>
      setConflict((now) => now && { ...now, choices: { ...now.choices, ...Object.fromEntries(keys.map((key) => [key, whose])) } }),
    /** Sends what was settled. */
    saveSettled: () => {
      if (conflict) save({ from: conflict.present, mine: settle(conflict.merged, conflict.choices) });
    },
    /** Back to one's own version, to go on with it. */
    goBack: () => setConflict(null),
  };
}
