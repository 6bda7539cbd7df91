import type { CalendarDay } from '@keydate/domain/calendar-day';
import { draftAdded, isComplete, type DateDraft } from './date-draft';

/** What a person does to the rows under review; each takes the rows and gives new ones. */

export function tickDraft(drafts: readonly DateDraft[], id: string, isTicked: boolean): DateDraft[] {
  return drafts.map((draft) => (draft.id === id ? { ...draft, isTicked } : draft));
}

export function tickAll(drafts: readonly DateDraft[], isTicked: boolean): DateDraft[] {
  return drafts.map((draft) => ({ ...draft, isTicked }));
}

/** Unticks what cannot be sent, so that a Submit that it stops can go on. */
export function untickIncomplete(drafts: readonly DateDraft[]): DateDraft[] {
  return drafts.map((draft) => (isComplete(draft) ? draft : { ...draft, isTicked: false }));
}

/** Saving a date marks it as edited (spec § 2.7), and whoever gives a row a day wants it: it comes ticked. */
export function editDraft(drafts: readonly DateDraft[], id: string, title: string, day: CalendarDay): DateDraft[] {
  return drafts.map((draft) => (draft.id === id ? { ...draft, title, day, isTicked: true, isEdited: true } : draft));
}

export function addDraft(drafts: readonly DateDraft[], title: string, day: CalendarDay): DateDraft[] {
  return [...drafts, draftAdded(freeId(drafts), title, day)];
}

export function removeDraft(drafts: readonly DateDraft[], id: string): DateDraft[] {
  return drafts.filter((draft) => draft.id !== id);
}

/** Puts a removed row back where it stood. */
export function restoreDraft(drafts: readonly DateDraft[], draft: DateDraft, position: number): DateDraft[] {
  return [...drafts.slice(0, position), draft, ...drafts.slice(position)];
}

/** Whether a person has changed, removed, or ticked otherwise any of the rows that came as `fresh`. */
export function areReworked(drafts: readonly DateDraft[], fresh: readonly DateDraft[]): boolean {
  const present = new Map(drafts.map((draft) => [draft.id, draft]));
  return fresh.some(({ id, isTicked }) => {
    const draft = present.get(id);
    return !draft || draft.isEdited || draft.isTicked !== isTicked;
  });
}

/** New rows in place of the old ones. What a person set or added stays: at its row where there still is one, else last. */
export function renewDrafts(before: readonly DateDraft[], fresh: readonly DateDraft[]): DateDraft[] {
  const entered = new Map(before.filter(({ isEdited }) => isEdited).map((draft) => [draft.id, draft]));
  const rows = fresh.map((draft) => withEntered(draft, entered.get(draft.id)));
  for (const { id } of fresh) entered.delete(id);
  return [...rows, ...entered.values()];
}

function withEntered(draft: DateDraft, entered: DateDraft | undefined): DateDraft {
  if (!entered) return draft;
  const { title, day, isTicked } = entered;
  return { ...draft, title, day, isTicked, isEdited: true };
}

function freeId(drafts: readonly DateDraft[]): string {
  const taken = drafts.map(({ id }) => Number(/^added-(\d+)$/.exec(id)?.[1] ?? 0));
  return `added-${Math.max(0, ...taken) + 1}`;
}
