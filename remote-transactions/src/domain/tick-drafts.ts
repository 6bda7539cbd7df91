import { draftAccepted, isComplete, isUnchanged, type DateDraft } from './date-draft';

/** Ticked rows are those that Submit sends; each function takes the rows of the review and returns new ones. */

export function tickDraft(drafts: readonly DateDraft[], id: string, isTicked: boolean): DateDraft[] {
  return drafts.map((draft) => (draft.id === id ? { ...draft, isTicked, isTickChosen: true } : draft));
}

export function tickAll(drafts: readonly DateDraft[], isTicked: boolean): DateDraft[] {
  return drafts.map((draft) => ({ ...draft, isTicked, isTickChosen: true }));
}

/** Accepts every row that the contract leaves as it was; those with a day are ticked. */
export function acceptUnchanged(drafts: readonly DateDraft[]): DateDraft[] {
  return drafts.map((draft) => (isUnchanged(draft) ? draftAccepted(draft) : draft));
}

/** Accepts a row as it was read. */
export function acceptDraft(drafts: readonly DateDraft[], id: string): DateDraft[] {
  return drafts.map((draft) => (draft.id === id ? draftAccepted(draft) : draft));
}

/** Unticks every row that cannot be sent, so that none stops Submit. */
export function untickIncomplete(drafts: readonly DateDraft[]): DateDraft[] {
  return drafts.map((draft) => (isComplete(draft) ? draft : { ...draft, isTicked: false }));
}
