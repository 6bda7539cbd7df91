import { formerTitleAfterEdit } from '@keydate/domain/former-titles';
import type { DateDraft } from './date-draft';

/** Replaces the rows with fresh ones. A person's edits and additions stay: at their row if there still is one, else at the end. */
export function renewDrafts(before: readonly DateDraft[], fresh: readonly DateDraft[]): DateDraft[] {
  const entered = new Map(before.filter(({ isEdited }) => isEdited).map((draft) => [draft.id, draft]));
  const rows = fresh.map((draft) => withEntered(draft, entered.get(draft.id)));
  for (const { id } of fresh) entered.delete(id);
  return [...rows, ...entered.values()];
}

/** True if a person has edited, removed, ticked or unticked any of the rows that came as `fresh`. */
export function areChanged(drafts: readonly DateDraft[], fresh: readonly DateDraft[]): boolean {
  const current = new Map(drafts.map((draft) => [draft.id, draft]));
  return fresh.some(({ id, isTicked }) => {
    const draft = current.get(id);
    return !draft || draft.isEdited || draft.isTicked !== isTicked;
  });
}

function withEntered(draft: DateDraft, entered: DateDraft | undefined): DateDraft {
  if (!entered) return draft;
  const { title, isTicked, isTickChosen, typedDay, isDaySet } = entered;
  const readDay = typedDay ?? draft.day;
  const day = isDaySet ? entered.day : readDay;
  // the new cell may count from something else
  const counted = isDaySet ? { kind: 'none' as const, readDay, steps: [], remarks: [] } : null;
  const formerTitle = formerTitleAfterEdit(draft, title);
  const ticked = { isTicked: isTicked && day !== null, isTickChosen };
  return { ...draft, title, formerTitle, day, ...ticked, isEdited: true, typedDay, isDaySet, counted };
}
