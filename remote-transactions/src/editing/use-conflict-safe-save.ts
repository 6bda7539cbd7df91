import { sentenceOf, useSignedInUser } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { isUnanswered } from '../api/is-unanswered';
import { useOwnDaysOff } from '../api/own-days-off';
import { useSaveChange, type Change, type SaveResult } from '../api/save-change';
import { isQuiet, previewOf, type Preview } from '../domain/counted-transaction';
import type { EditableSection } from '../domain/editable-sections';
import { settle, type Entries, type Merged, type Whose } from '../domain/merge-entries';
import { copy } from './copy';
import { changedMeanwhile, nameOfOther } from './name-of-other';
import { useFailureNotice } from './use-failure-notice';

/** The values that both people changed, and the version chosen for each; nothing is saved before the person has chosen. */
export interface Conflict<V> {
  current: Transaction;
  /** The person who changed it first; null if nobody is known. */
  by: string | null;
  merged: Merged<V>;
  choices: Readonly<Record<string, Whose>>;
}

/** A change that would move dates; nothing is saved before the person has seen them. */
interface Previewed<V> {
  change: Change<V>;
  /** Says that somebody else changed the transaction meanwhile; null before a first save. */
  why: string | null;
}

interface Options {
  /** The toasts' titles (spec § 8). */
  titles: { saved: string; failed: string };
  /** Said with a failure: what happened to the entries, and what to do. `mayBeSaved`: a change was sent without an answer. */
  whatNext?: (mayBeSaved: boolean) => string;
  /** It is saved, even if the component is unmounted by then. */
  onSaved?: () => void;
  /** It is saved, and the component is still mounted. */
  onDone: () => void;
}

export type ConflictSafeSave<V> = ReturnType<typeof useConflictSafeSave<V>>;

/**
 * Saves one section of a transaction without losing anybody's changes: if two people changed the same thing, the person chooses. They see
 * the dates that would move first, and once more if somebody else's change moves others.
 */
export function useConflictSafeSave<V>(section: EditableSection<V>, { titles, whatNext, onSaved, onDone }: Options) {
  const { _id: userId } = useSignedInUser();
  const { isMounted, notifyFailure } = useFailureNotice();
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const [previewed, setPreviewed] = useState<Previewed<V> | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const ownDaysOff = useOwnDaysOff();
  // the last attempt, if it was sent and no answer came
  const [sent, setSent] = useState<Entries<V>>();

  const whyFailed = (error: Error) => {
    const next = whatNext?.(sent !== undefined || isUnanswered(error));
    return isMounted() && next !== undefined ? `${sentenceOf(error)} ${next}` : sentenceOf(error);
  };
  const reportFailure = (why: string, transaction: Transaction) => {
    if (isMounted()) notify.error(titles.failed, why);
    // only entries that are saved for the tab outlive their form
    else notifyFailure(titles.failed, onSaved ? `${why} ${copy.entriesStay}` : why, transaction);
  };
  const handleAnswer = (result: SaveResult<V>, { from }: Change<V>) => {
    if (result.kind === 'saved') {
      onSaved?.();
      notify.success(titles.saved);
    } else if (!isMounted()) {
      reportFailure(changedMeanwhile(result.changedBy, userId), from);
    }
  };
  const previewFor = ({ from, mine }: Change<V>): Preview | undefined => {
    const counts = section.counts?.(mine, from);
    return counts ? previewOf(from, counts, { kept, ownDaysOff }) : undefined;
  };
  const saving = useSaveChange(section, {
    previewOf: previewFor,
    onAnswer: handleAnswer,
    onFailed: (error, { from }) => reportFailure(whyFailed(error), from),
  });

  const send = (change: Change<V>) => {
    // the toast about the last attempt is out of date
    if (saving.error) notify.dismiss(titles.failed, whyFailed(saving.error));
    saving.mutate(
      { sent, ...change },
      {
        onError: (error) => {
          if (isUnanswered(error)) setSent(change.mine);
        },
        onSuccess: (result) => {
          setPreviewed(null);
          if (result.kind === 'conflict') {
            const { current, changedBy, merged } = result;
            setConflict({ current, by: nameOfOther(changedBy, userId), merged, choices: {} });
            return;
          }
          setConflict(null);
          if (result.kind === 'unseen') {
            const why = changedMeanwhile(result.changedBy, userId);
            setPreviewed({ change: { from: result.current, mine: result.mine }, why });
            return;
          }
          setSent(undefined);
          onDone();
        },
      },
    );
  };

  const save = (change: Change<V>) => {
    const preview = previewFor(change);
    if (preview && !isQuiet(preview)) setPreviewed({ change, why: null });
    else send(change);
  };
  const preview = previewed ? previewFor(previewed.change) : undefined;

  return {
    save,
    isSaving: saving.isPending,
    /** True if a change was sent without an answer: it may be saved. */
    mayBeSaved: sent !== undefined,
    conflict,
    /** Chooses one person's version of these values. */
    choose: (keys: readonly string[], whose: Whose) =>
      setConflict(
        (now) => now && { ...now, choices: { ...now.choices, ...Object.fromEntries(keys.map((key) => [key, whose])) } },
      ),
    /** The dates that would move, and what the person chooses among them; null where nothing is to be seen first. */
    preview: previewed && preview && { why: previewed.why, ...preview, kept, setKept },
    /** Sends the chosen versions, or the change with the dates that the person has chosen to move. */
    saveChoices: () => {
      if (previewed) send({ ...previewed.change, preview });
      else if (conflict) save({ from: conflict.current, mine: settle(conflict.merged, conflict.choices) });
    },
    /** Back to the step before, in the end to the person's own edit. */
    goBack: () => (previewed ? setPreviewed(null) : setConflict(null)),
  };
}
