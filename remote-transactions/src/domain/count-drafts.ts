import { decideClosing } from '@keydate/domain/closing';
import { computeDeadlines, type ComputedDeadline } from '@keydate/domain/computed-deadlines/compute-deadlines';
import type { CountingTerms } from '@keydate/domain/computed-deadlines/follow-days';
import type { Roll } from '@keydate/domain/computed-deadlines/extension';
import { ANCHOR_WORDS, type AnchorName } from '@keydate/domain/computed-deadlines/named-anchor';
import type { OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';
import { readTitle } from '@keydate/domain/computed-deadlines/row-titles';
import type { Tell } from '@keydate/domain/computed-deadlines/tells';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { findUsState } from '@keydate/domain/us-states';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell } from '@keydate/domain/day-in-cell';
import { typedDay } from '@keydate/domain/typed-day';
import { isTickedAtFirst, wordsToCount, type CountedDay, type DateDraft } from './date-draft';

/** A day from which rows count, other than the closing, which is a row itself. */
export type StartName = Exclude<AnchorName, 'closing'>;

/** The days and the rule from which the days of a contract are counted, as the person confirms them at review. */
export interface Counting {
  /** The days as typed. */
  starts: { readonly [name in StartName]?: string | undefined };
  /** The choice of the form's § 3.3; null until the person has chosen, `unknown` where the contract does not say. */
  roll: Roll | null;
}

export const NOT_COUNTED: Counting = { starts: {}, roll: null };

/** The contract's surroundings, as far as its days depend on them. */
export interface CountedContract {
  counting: Counting;
  listing: { state: string; zipcode: string };
  timeOfDay: TimeOfDay | null;
  acceptanceTime: TimeOfDay | null;
  ownDaysOff: OwnDaysOff;
}

/** The days and the rule on which the rows of a contract depend. */
export interface CountingNeeds {
  starts: readonly StartName[];
  roll: boolean;
}

/** In the order in which they are asked. */
export const STARTS: readonly StartName[] = ['mec', 'acceptance', 'effectiveDate', 'contractDate'];

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

/**
 * The rows whose day nobody has set depend on the days from which they count, and on the rule where a row counts or a written day may move. A
 * row that waits for something else, such as a receipt, needs none of it.
 */
export function needsOf(drafts: readonly DateDraft[], contract: CountedContract): CountingNeeds {
  const computed = outcomes(drafts, { ...contract, counting: NOT_COUNTED }).filter((_, at) => isRead(drafts[at]));
  const starts = STARTS.filter((name) => computed.some(({ missing }) => missing === name));
  const isOnRule = ({ day, isCounted, missing, tells }: ComputedDeadline) =>
    isStart(missing) || (isCounted && day !== null) || tells.some(({ kind }) => ON_RULE.includes(kind));
  return { starts, roll: asksForRoll(contract.listing.state) && computed.some(isOnRule) };
}

/** The remarks that depend on the rule, as long as nobody has chosen it. */
const ON_RULE: readonly string[] = ['rule-unknown', 'friday-before-holiday'];

/** The questions of the review: what the rows need, and what the person has entered already. */
export function questionsOf({ starts, roll }: CountingNeeds, { counting, listing }: CountedContract): CountingNeeds {
  return {
    starts: STARTS.filter((name) => starts.includes(name) || (counting.starts[name] ?? '') !== ''),
    roll: roll || (asksForRoll(listing.state) && counting.roll !== null),
  };
}

const RULE = 'the rule for days off';

/** Names the day and the rule that the person has to confirm before anything is counted; none once they have. */
export function unconfirmed(needs: CountingNeeds, { counting, listing }: CountedContract): string[] {
  const start = startOfState(listing.state);
  const lacksStart = start !== null && needs.starts.includes(start) && typedDay(counting.starts[start] ?? '') === null;
  return [
    ...(lacksStart ? [ANCHOR_WORDS[start]] : []),
    ...(asksForRoll(listing.state) && counting.roll === null ? [RULE] : []),
  ];
}

/** The terms that a transaction stores; null until the person has confirmed what the rows need, or at least the rule, by which written days move. */
export function termsToSend(drafts: readonly DateDraft[], contract: CountedContract): CountingTerms | null {
  const open = unconfirmed(needsOf(drafts, contract), contract);
  if (open.length > 0 && contract.counting.roll === null) return null;
  const none = { mec: null, contractDate: null, acceptance: null, effectiveDate: null };
  return { ...none, ...startDays(contract.counting), roll: contract.counting.roll ?? 'unknown' };
}

/**
 * The rows of a scan with the days that are counted for them, once the person has confirmed what they count from, and with the
 * days of the contract before that; one on a day off waits for the rule alone. A day that a person set over a counted one stays. A row
 * whose counted day is new is ticked, unless it has a remark other than that it moved off a day off.
 */
export function countDrafts(drafts: readonly DateDraft[], contract: CountedContract): DateDraft[] {
  const open = unconfirmed(needsOf(drafts, contract), contract);
  const computed = outcomes(drafts, contract);
  return drafts.map((draft, at) => {
    if (draft.origin === 'explanation') return draft;
    const followed = draft.isDaySet ? drafts.with(at, { ...draft, isDaySet: false }) : null;
    const outcome = followed ? outcomes(followed, contract)[at] : computed[at];
    const count = outcome ? countOf(draft, outcome, open) : null;
    return followed ? { ...draft, counted: ifCountedAgain(draft, count) } : withCount(draft, count);
  });
}

/** The draft after the person wants its day counted again, instead of the one that they typed. */
export function draftCountedAgain(draft: DateDraft): DateDraft {
  if (!draft.counted) return draft;
  const isEdited = draft.formerTitle !== '' || draft.typedDay !== null;
  return withCount({ ...draft, isEdited, isDaySet: false, isTickChosen: false }, null);
}

const isRead = (draft: DateDraft | undefined) =>
  draft !== undefined && draft.origin !== 'explanation' && !draft.isDaySet;

const isStart = (name: AnchorName | null): name is StartName => name !== null && name !== 'closing';

function startDays({ starts }: Counting): Partial<Record<StartName, ReturnType<typeof typedDay>>> {
  return Object.fromEntries(Object.entries(starts).map(([name, typed]) => [name, typedDay(typed)]));
}

function outcomes(drafts: readonly DateDraft[], contract: CountedContract): ComputedDeadline[] {
  const { counting, listing, timeOfDay, acceptanceTime, ownDaysOff } = contract;
  const closing = decideClosing(drafts, null).id;
  return computeDeadlines({
    ...listing,
    anchors: startDays(counting),
    roll: counting.roll ?? 'unknown',
    ...{ timeOfDay, acceptanceTime, ownDaysOff },
    rows: drafts.map((draft) => ({
      title: draft.title,
      formerTitle: draft.formerTitle,
      isClosing: draft.id === closing,
      words: draft.isDaySet ? (draft.day ?? '') : wordsToCount(draft),
      // as on the transaction: a day that a person set stays
      isFixed: !isRead(draft),
    })),
  });
}

type Count = Omit<CountedDay, 'readDay'> & { day: CalendarDay | null };

/** The part of a row's outcome that the review shows; null if the contract's own day says it all. */
function countOf(draft: DateDraft, outcome: ComputedDeadline, open: readonly string[]): Count | null {
  const { day, reason, isCounted, missing, steps } = outcome;
  const readDay = readDayOf(draft);
  if (reason === 'waiting')
    return readDay === null ? { kind: isStart(missing) ? 'asked' : 'waits', day: null, steps, remarks: [] } : null;
  if (reason !== null)
    return readDay === null && saysMore(draft, reason) ? { kind: 'none', day: null, steps, remarks: [] } : null;
  if (isCounted && open.length > 0) {
    return { kind: 'asked', day: readDay, steps: [`Waits for ${open.join(' and ')}.`], remarks: [] };
  }
  if (open.includes(RULE)) {
    const isOnDayOff = outcome.tells.some(({ kind }) => kind === 'rule-unknown');
    const steps = [`It is a day off. Waits for ${RULE}.`];
    return isOnDayOff ? { kind: 'asked', day: readDay, steps, remarks: [] } : null;
  }
  const remarks = outcome.tells.filter((tell) => needsLookAt(tell, draft)).map(({ words }) => words);
  return isCounted || day !== readDay || remarks.length > 0 ? { kind: 'day', day, steps, remarks } : null;
}

/** True for a reason that says more than that the cell counts from an event. */
function saysMore(draft: DateDraft, reason: NonNullable<ComputedDeadline['reason']>): boolean {
  const reading = dayInCell(wordsToCount(draft));
  const isOfCounts = reading.kind === 'none' && ['relative', 'event'].includes(reading.reason);
  return isOfCounts && ['relative', 'two-readings', 'impossible-day', 'unreadable'].includes(reason);
}

/** A row that moved needs no look. An offer ends before MEC: that its day is before MEC is no remark. */
function needsLookAt({ kind }: Tell, { title }: DateDraft): boolean {
  return kind !== 'moved' && (kind !== 'before-start' || readTitle(title).kind !== 'acceptance');
}

const readDayOf = ({ counted, day }: DateDraft): CalendarDay | null => (counted ? counted.readDay : day);

/** How the day that a person set would be counted instead. */
function ifCountedAgain(draft: DateDraft, count: Count | null): CountedDay {
  const { kind, steps, remarks } = count ?? { kind: 'none', steps: [], remarks: [] };
  return { kind, steps, remarks, readDay: readDayOf(draft) };
}

/** The draft with its day; it stays accepted, and its checkbox as the person has left it, as long as the day is the same. */
function withCount(draft: DateDraft, count: Count | null): DateDraft {
  const readDay = readDayOf(draft);
  const { day, ...how } = count ?? { day: readDay };
  const isSameDay = day === draft.day;
  const isAccepted = draft.isAccepted && isSameDay;
  const next: DateDraft = { ...draft, day, isAccepted, counted: 'kind' in how ? { ...how, readDay } : null };
  if (draft.isTickChosen && isSameDay) return next;
  return { ...next, isTickChosen: false, isTicked: isTickedAtFirst(next) };
}
