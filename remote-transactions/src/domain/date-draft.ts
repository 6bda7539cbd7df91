import type { RowDoubt, ScanSource } from '@keydate/contracts/scans';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { isRowOfHour } from '@keydate/domain/computed-deadlines/row-titles';
import { dayInCell, needsLook, type NoDayReason } from '@keydate/domain/day-in-cell';
import { formerTitleAfterEdit } from '@keydate/domain/former-titles';
import { timesInCell } from '@keydate/domain/times-in-cell';

/** How a day is counted from other days of the contract. */
export interface CountedDay {
  /**
   * `day` if it is counted; `asked` if it waits for what the review asks; `waits` if it waits for anything else, such as a receipt; `none` if
   * its words give no day.
   */
  kind: 'day' | 'asked' | 'waits' | 'none';
  /** The day that the contract itself names; null if it names none. */
  readDay: CalendarDay | null;
  /** Pieces of one line: "MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth)", "→ Mon 06-22, because Will is checked"; or why there is no day. */
  steps: readonly string[];
  /** Why a person should look at it. */
  remarks: readonly string[];
}

/** A date in the wizard that is not a deadline yet. Only the functions in this file create one. */
export interface DateDraft {
  id: string;
  origin: 'scan' | 'explanation' | 'added';
  /** The item number in the contract; '' if there is none. */
  number: string;
  title: string;
  /** The titles that it had (`formerTitles`), by which words of other rows name it; '' where nobody has renamed it. */
  formerTitle: string;
  /** The contract's section; '' for dates that were not scanned. */
  description: string;
  /** The text of the scanned date cell, or what the scan suggests it says; '' for dates that were not scanned. */
  words: string;
  /** Null until one is read or chosen: a draft never gets today's date by itself. */
  day: CalendarDay | null;
  /** The points of which the scan was unsure; none for dates that were not scanned. */
  flags: readonly RowDoubt[];
  /** The contract's words before a counter-proposal or an amendment; '' for all other dates. */
  original: string;
  /** The row's place in the contract; absent for all other dates, and if the server did not say. */
  source?: ScanSource | undefined;
  isTicked: boolean;
  /** The person has ticked or unticked it since its day is another one. */
  isTickChosen: boolean;
  isEdited: boolean;
  /** The day that a person typed where nothing was counted, or took from the contract: a written day, which the rule may move. */
  typedDay: CalendarDay | null;
  /** The person has set another day than the counted one: it is counted no longer. */
  isDaySet: boolean;
  /** The person has accepted it as it was read, or that the contract leaves it unchanged, and its day is the same since. */
  isAccepted: boolean;
  /** How the day was counted, or why there is none yet; null for the contract's own day. It stays when a person sets another day. */
  counted: CountedDay | null;
}

/** Counted from another event, due with one, or still to be decided: there will be a day, but the contract does not name it. */
const DEPENDS_ON_EVENT: readonly NoDayReason[] = ['relative', 'event', 'open'];

const LEAVES_AS_IT_WAS: readonly RowDoubt['kind'][] = ['left-unchanged', 'day-of-earlier-table'];

/** The flags whose words are an earlier answer that still holds, perhaps at another time of day. */
const CARRIES_OVER: readonly RowDoubt['kind'][] = [...LEAVES_AS_IT_WAS, 'time-changed'];

type Scanned = Pick<DateDraft, 'number' | 'title' | 'description' | 'words' | 'day' | 'flags'> &
  Partial<Pick<DateDraft, 'original' | 'source'>>;

/** The draft of a scanned row: ticked if it has a title and a day and needs no review. */
export function draftOfScan(position: number, scanned: Scanned): DateDraft {
  const draft: DateDraft = { ...blank(`scan-${position}`, 'scan'), ...scanned };
  return { ...draft, isTicked: isTickedAtFirst(draft) };
}

/** True for a row with a title and a day that needs no review, and waits for no answer of the person. */
export function isTickedAtFirst(draft: DateDraft): boolean {
  return isComplete(draft) && !needsReview(draft) && draft.counted?.kind !== 'asked';
}

/**
 * The draft of a deadline explanation: without a day, so unticked (docs/oddities.md: shown as today, *not set*). It has the title
 * alone, which finds the explanation wherever the date is shown: a copy of its text would stay behind when somebody edits it.
 */
export function draftOfExplanation({ _id, title }: { _id: string; title: string }): DateDraft {
  return { ...blank(`explanation-${_id}`, 'explanation'), title };
}

/** The draft of a date that the person adds. */
export function draftAdded(id: string, title: string, day: CalendarDay): DateDraft {
  return { ...blank(id, 'added'), title, day, typedDay: day, isTicked: true, isEdited: true };
}

/**
 * The draft after a person saved it in the date dialog: marked as edited (spec § 2.7), and ticked, because they want it. One that stays on
 * its day still follows what it counts from. Another day is the row's written day, unless the row counts from something, or the
 * person puts it back on the day off from which it moved: then it stays there.
 */
export function draftEdited(draft: DateDraft, title: string, day: CalendarDay): DateDraft {
  const formerTitle = formerTitleAfterEdit(draft, title);
  const edited = { ...draft, title, formerTitle, isTicked: true, isTickChosen: true, isEdited: true };
  if (day === draft.day) return edited;
  const isOverCounted = isCountable(draft) && [null, day].includes(draft.counted.readDay);
  const put = isOverCounted ? { isDaySet: true } : { isDaySet: false, typedDay: day, counted: null };
  return { ...edited, day, ...put };
}

/** True if a draft can become a deadline without a change. */
export function isComplete(draft: DateDraft): draft is DateDraft & { day: CalendarDay } {
  return draft.day !== null && draft.title !== '';
}

/**
 * True if a person should review the row: its cell is unclear, contradicts itself or was hard to read, and nobody has edited it yet; or there
 * is a remark on the day that is counted for it.
 */
export function needsReview(draft: DateDraft): boolean {
  if (draft.origin === 'explanation' || draft.isDaySet || draft.isAccepted) return false;
  if (draft.isEdited) return isCountable(draft) && draft.counted.remarks.length > 0;
  if (draft.title === '' || draft.flags.length > 0 || isDayOfHour(draft)) return true;
  // words that can be counted are understood
  return isCountable(draft) ? draft.counted.remarks.length > 0 : needsLook(dayInCell(draft.words));
}

/** True if a row's words give a day once the days from which they count are known. */
export function isCountable(draft: DateDraft): draft is DateDraft & { counted: CountedDay } {
  return draft.counted !== null && draft.counted.kind !== 'none';
}

/** True if the contract writes a day into a row of an hour, which takes none. */
export function isDayOfHour(draft: DateDraft): boolean {
  if (draft.origin !== 'scan' || draft.day !== null || !isRowOfHour(draft.title)) return false;
  return dayInCell(answerOf(draft)).kind === 'day';
}

/** True if the contract itself should be seen next to the row: its day was flagged, counted, or set by the person. */
export function needsSource(draft: DateDraft): boolean {
  if (draft.origin !== 'scan') return false;
  return draft.isEdited || draft.counted !== null || needsReview({ ...draft, isAccepted: false });
}

/** True if something is written in the cell that nobody but a person can read. */
export function isUnreadWriting({ flags, day }: DateDraft): boolean {
  return day === null && flags.some(({ kind }) => kind === 'date-not-read');
}

/** True if the contract leaves an earlier answer unchanged, and the scan is sure of the rest of the row. */
export function isUnchanged({ origin, title, original, flags, isEdited }: DateDraft): boolean {
  if (origin !== 'scan' || title === '' || original === '' || isEdited || flags.length === 0) return false;
  return flags.every(({ kind }) => LEAVES_AS_IT_WAS.includes(kind)) && !needsLook(dayInCell(original));
}

/** The draft after the person accepted it as it was read, or as unchanged: ticked if it has a day. */
export function draftAccepted(draft: DateDraft): DateDraft {
  return { ...draft, isAccepted: true, isTicked: isComplete(draft) };
}

/** True if the deadline's day depends on something else, and nobody has set a day yet. */
export function dependsOnEvent(draft: DateDraft): boolean {
  if (draft.origin !== 'scan' || draft.day !== null || draft.title === '') return false;
  if (isCountable(draft)) return true;
  const reading = dayInCell(answerOf(draft));
  return reading.kind === 'none' && DEPENDS_ON_EVENT.includes(reading.reason);
}

/** True if its title is a sentence of the contract, which names the date. */
export function isFromSentence({ flags }: Pick<DateDraft, 'flags'>): boolean {
  return flags.some(({ kind }) => kind === 'from-sentence');
}

/** The words that the scan read in the cell, even if the draft's words are a suggestion. */
export function wordsRead({ words, flags }: DateDraft): string {
  return flags.find(({ kind }) => kind === 'date-mended' || kind === 'answer-mended')?.words ?? words;
}

/** The earlier answer that a cell leaves unchanged, at the cell's own time if it names one; '' if there is none. */
export function answerCarriedOver(flags: DateDraft['flags']): string {
  return flags.find(({ kind }) => CARRIES_OVER.includes(kind))?.words ?? '';
}

/** The cell's answer, or the earlier answer that the cell leaves unchanged. */
export function answerOf({ words, flags }: Pick<DateDraft, 'words' | 'flags'>): string {
  return answerCarriedOver(flags) || words;
}

/** The words from which its day is counted: the day that a person typed, or the cell's answer. */
export function wordsToCount(draft: Pick<DateDraft, 'words' | 'flags' | 'typedDay'>): string {
  return draft.typedDay ?? answerOf(draft);
}

/** True if an answer says no more than this day: it names no time of day. */
export function saysOnlyDay(answer: string, day: CalendarDay | null): boolean {
  const reading = dayInCell(answer);
  return reading.kind === 'day' && reading.day === day && timesInCell(answer).length === 0;
}

/** True if a counter-proposal, an amendment or the person changed the contract's earlier answer. */
export function isChanged(draft: DateDraft): boolean {
  if (draft.original === '' || isUnchanged(draft)) return false;
  return draft.isDaySet || draft.typedDay !== null || !isSameAnswer(answerOf(draft), draft.original);
}

/** The same day at the same times, or the same words. */
function isSameAnswer(answer: string, other: string): boolean {
  const [one, two] = [dayInCell(answer), dayInCell(other)];
  if (one.kind === 'day' && two.kind === 'day')
    return one.day === two.day && timesInCell(answer).join() === timesInCell(other).join();
  return answer.toLowerCase() === other.toLowerCase();
}

function blank(id: string, origin: DateDraft['origin']): DateDraft {
  return {
    id,
    origin,
    number: '',
    title: '',
    formerTitle: '',
    description: '',
    words: '',
    day: null,
    flags: [],
    original: '',
    isTicked: false,
    isTickChosen: false,
    isEdited: false,
    typedDay: null,
    isDaySet: false,
    isAccepted: false,
    counted: null,
  };
}
