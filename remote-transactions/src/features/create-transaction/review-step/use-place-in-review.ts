import { useEffect, useState, type RefObject } from 'react';
import { needsReview, type DateDraft } from '../../../domain/date-draft';
import { filtered, nextToCheck, type ReviewFilter } from '../../../domain/review-filter';
import { isFolded } from '../../../domain/row-groups';
import type { ReviewAction } from '../review-reducer';
import { copy } from './copy';
import { focusedRow, rowAt, rowId } from './review-row';
import { useReviewKeys } from './use-review-keys';

interface Review {
  drafts: readonly DateDraft[];
  lastEdited: string | null;
  filter: ReviewFilter;
  isSubmitting: boolean;
  /** Gets the focus once no row is left to check. */
  allBoxRef: RefObject<HTMLInputElement | null>;
  onFilter: (filter: ReviewFilter) => void;
  onChange: (change: ReviewAction) => void;
}

/** The person's place among the rows: the row they are at, whether folded rows are shown, and the keys that lead to the next row. */
export function usePlaceInReview({ drafts, lastEdited, filter, isSubmitting, allBoxRef, onFilter, onChange }: Review) {
  const [isFoldOpen, setFoldOpen] = useState(
    // its row was edited, or there is no other
    () => drafts.every(isFolded) || drafts.some((draft) => draft.id === lastEdited && isFolded(draft)),
  );
  // a folded row is there only once the list shows it
  const [goal, setGoal] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (goal) document.getElementById(rowId(goal.id))?.focus();
  }, [goal]);
  const [selected, setSelected] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');

  const goTo = (id: string) => {
    if (drafts.some((draft) => draft.id === id && isFolded(draft))) setFoldOpen(true);
    if (!filtered(drafts, filter).some((draft) => draft.id === id)) onFilter('all');
    setGoal({ id });
  };
  const goToNext = (after: string | null) => {
    const next = nextToCheck(drafts, after);
    if (next && next.id !== after) goTo(next.id);
    else if (!next) setSpoken(copy.nothingToCheck);
  };
  const handleAccept = () => {
    const draft = drafts.find(({ id }) => id === focusedRow());
    if (isSubmitting || !draft || !needsReview(draft)) return;
    const left = filtered(drafts, 'to-check').length - 1;
    setSpoken(copy.accepted(draft.title || copy.untitled, left));
    // its row may leave the list
    if (left > 0) goToNext(draft.id);
    else allBoxRef.current?.focus();
    onChange({ type: 'rowAccepted', id: draft.id });
  };
  useReviewKeys({ onNext: () => goToNext(focusedRow()), onAccept: handleAccept });

  const shown = filtered(drafts, filter);
  return {
    /** The row whose page the large view shows. */
    shownDraft:
      drafts.find(({ id }) => id === selected) ?? shown.find((draft) => isFoldOpen || !isFolded(draft)) ?? shown[0],
    isFoldOpen,
    setFoldOpen,
    goTo,
    /** The sentence that a screen reader says after a key was pressed. */
    spoken,
    selectFocused: () => setSelected((before) => focusedRow() ?? before),
    selectAt: (target: EventTarget) => setSelected((before) => rowAt(target) ?? before),
  };
}
