import { sentenceOf } from '@keydate/client';
import { ERRORS } from '@keydate/contracts/errors';
import type { Transaction } from '@keydate/contracts/transactions';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { isUnanswered } from '../api/is-unanswered';
import { useSaveChange, type Change, type Saved } from '../api/save-change';
import type { TransactionPart } from '../domain/transaction-parts';
import { settle, type Entries, type Merged, type Whose } from '../domain/merge-entries';
import { useWordAfter } from './use-word-after';

/** Two versions of the same thing, and which one is chosen of each; nothing is saved before they are settled. */
export interface Conflict<V> {
  present: Transaction;
  merged: Merged<V>;
  choices: Readonly<Record<string, Whose>>;
}

interface Endings {
  /** What is said when it is saved, and the title of why it was not (spec § 8). */
  words: { saved: string; failed: string };
  /** It is saved, whether or not the person is still here. */
  onSaved: () => void;
  /** It is saved, and the person is still here. */
  onDone: () => void;
}

export type CarefulSave<V> = ReturnType<typeof useConflictSafeSave<V>>;

/** Saves a part of a transaction and loses nothing of what somebody else made of it meanwhile: where the two disagree, the person settles it. */
export function useConflictSafeSave<V>(part: TransactionPart<V>, { words, onSaved, onDone }: Endings) {
  const { isHere, sayRefused } = useWordAfter();
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  // what was sent last and may have arrived
  const [sent, setSent] = useState<Entries<V>>();

  const sayFailed = (why: string, transaction: Transaction) => {
    if (isHere()) notify.error(words.failed, why);
    else sayRefused(words.failed, `${why} What you entered is kept.`, transaction);
  };
  const handleAnswer = (saved: Saved<V>, { from }: Change<V>) => {
    if (saved.kind === 'saved') {
      onSaved();
      notify.success(words.saved);
    } else if (!isHere()) {
      sayFailed(ERRORS.TRANSACTION_CHANGED.message, from);
    }
  };
  const saving = useSaveChange(part, {
    onAnswer: handleAnswer,
    onFailed: (error, { from }) => sayFailed(sentenceOf(error), from),
  });

  const save = (change: Change<V>) => {
    // why the last attempt failed is no longer the case
    if (saving.error) notify.dismiss(words.failed, sentenceOf(saving.error));
    saving.mutate(
      { sent, ...change },
      {
        onError: (error) => {
          if (isUnanswered(error)) setSent(change.mine);
        },
        onSuccess: (saved) => {
          setConflict(saved.kind === 'saved' ? null : { present: saved.present, merged: saved.merged, choices: {} });
          if (saved.kind !== 'saved') return;
          setSent(undefined);
          onDone();
        },
      },
    );
  };

  return {
    save,
    isSaving: saving.isPending,
    failure: saving.error,
    /** Whether something was sent of which nobody here knows whether it is saved. */
    isUnsure: sent !== undefined,
    conflict,
    /** Of these things, one person's version. */
    choose: (keys: readonly string[], whose: Whose) =>
      setConflict(
        (now) => now && { ...now, choices: { ...now.choices, ...Object.fromEntries(keys.map((key) => [key, whose])) } },
      ),
    /** Sends what was settled. */
    saveSettled: () => {
      if (conflict) save({ from: conflict.present, mine: settle(conflict.merged, conflict.choices) });
    },
    /** Back to one's own version, to go on with it. */
    goBack: () => setConflict(null),
  };
}
