import { computeDeadlines, type ComputedDeadline } from '@keydate/domain/computed-deadlines/compute-deadlines';
import type { CountingTerms } from '@keydate/domain/computed-deadlines/follow-days';
import type { Roll } from '@keydate/domain/computed-deadlines/extension';
import type { OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { findUsState } from '@keydate/domain/us-states';
import { answerOf, isComplete, needsReview, type DateDraft } from './date-draft';
import { typedDay } from '@keydate/domain/typed-day';

/** The day and the rule from which the days of a contract are counted, as the person confirms them at review. */
export interface Counting {
  /** The day on which the contract was concluded, as typed. */
  start: string;
  /** The choice of the form's § 3.3; null until the person has chosen, `unknown` where the contract does not say. */
  roll: Roll | null;
}

export const NOT_COUNTED: Counting = { start: '', roll: null };

/** The contract's surroundings, as far as its days depend on them. */
export interface CountedContract {
  counting: Counting;
  listing: { state: string; zipcode: string };
  timeOfDay: TimeOfDay | null;
  ownDaysOff: OwnDaysOff;
}

/** The days from which forms count. */
type StartName = 'mec' | 'acceptance' | 'effectiveDate';

/** By state: the day from which its form counts; Utah's names all days. Colorado and other states count from MEC. */
const START: Readonly<Record<string, StartName | null>> = { CA: 'acceptance', TX: 'effectiveDate', UT: null };
/** The states whose form says itself whether a deadline moves off a day off. */
const FORM_DECIDES = ['CA', 'TX', 'UT'];

/** The day from which a state's form counts; null where it names all days. */
export function startOfState(state: string): StartName | null {
  const start = START[findUsState(state)?.id ?? ''];
  return start === undefined ? 'mec' : start;
}

/** True if the parties choose whether deadlines move off days off, and not the state's form. */
export function asksForRoll(state: string): boolean {
  return !FORM_DECIDES.includes(findUsState(state)?.id ?? '');
}

/** True if the person has confirmed everything from which days are counted. */
export function isConfirmed({ counting: { start, roll }, listing: { state } }: CountedContract): boolean {
  return (startOfState(state) === null || typedDay(start) !== null) && (!asksForRoll(state) || roll !== null);
}

/** The terms that a transaction stores; null until the person has confirmed everything. */
export function termsToSend(contract: CountedContract): CountingTerms | null {
  if (!isConfirmed(contract)) return null;
  const { counting, listing } = contract;
  const start = startOfState(listing.state);
  const none = { mec: null, contractDate: null, acceptance: null, effectiveDate: null };
  return { ...none, ...(start && { [start]: typedDay(counting.start) }), roll: counting.roll ?? 'unknown' };
}

/** How many rows of a contract wait for the day from which they count. */
export function waitingRows(drafts: readonly DateDraft[], contract: CountedContract): number {
  const none = { ...contract, counting: { start: '', roll: null } };
  return outcomes(drafts, none).filter(({ reason }, at) => reason === 'waiting' && drafts[at]?.origin === 'scan')
    .length;
}

/**
 * The rows of a scan with the days that are counted for them, once the person has confirmed what they count from, and with the
 * days of the contract before that. A row that a person edited stays as they left it. A row whose counted day is new is ticked, unless it has a
 * remark other than that it moved off a day off.
 */
export function countDrafts(drafts: readonly DateDraft[], contract: CountedContract): DateDraft[] {
  if (!isConfirmed(contract)) return drafts.map(uncounted);
  const computed = outcomes(drafts, contract);
  return drafts.map((draft, at) => {
    const outcome = computed[at];
    return draft.origin !== 'scan' || draft.isEdited || !outcome ? draft : counted(draft, outcome);
  });
}

/** The draft after the person wants its day counted again, instead of the one that they typed. */
export function draftCountedAgain(draft: DateDraft): DateDraft {
  return draft.counted ? uncounted({ ...draft, isEdited: false }) : draft;
}

function outcomes(drafts: readonly DateDraft[], contract: CountedContract): ComputedDeadline[] {
  const { counting, listing, timeOfDay, ownDaysOff } = contract;
  const start = startOfState(listing.state);
  return computeDeadlines({
    ...listing,
    anchors: start === null ? {} : { [start]: typedDay(counting.start) },
    roll: counting.roll ?? 'unknown',
    ...{ timeOfDay, ownDaysOff },
    rows: drafts.map((draft) => ({ title: draft.title, words: draft.isEdited ? (draft.day ?? '') : answerOf(draft) })),
  });
}

function counted(draft: DateDraft, { day, steps, tells, reason }: ComputedDeadline): DateDraft {
  const readDay = draft.counted ? draft.counted.readDay : draft.day;
  const remarks = tells.filter(({ kind }) => kind !== 'moved').map(({ words }) => words);
  const isAsRead = day === readDay && remarks.length === 0;
  if (isAsRead && reason !== 'waiting') return uncounted(draft);
  if (day === null && readDay !== null) return uncounted(draft);
  const next: DateDraft = { ...draft, day, counted: { readDay, steps, remarks } };
  return isSame(draft, next) ? draft : { ...next, isTicked: isComplete(next) && !needsReview(next) };
}

function isSame(one: DateDraft, other: DateDraft): boolean {
  return one.day === other.day && JSON.stringify(one.counted) === JSON.stringify(other.counted);
}

function uncounted(draft: DateDraft): DateDraft {
  if (!draft.counted || draft.isEdited) return draft;
  const before: DateDraft = { ...draft, day: draft.counted.readDay, counted: null };
  return { ...before, isTicked: isComplete(before) && !needsReview(before) };
}
