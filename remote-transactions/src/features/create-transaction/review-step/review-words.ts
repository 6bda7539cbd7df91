import type { ScanDoubtKind } from '@keydate/contracts/scans';
import { weekdayOf } from '@keydate/domain/calendar-day';
import { dayInCell, type DayDoubt, type NoDayReason } from '@keydate/domain/day-in-cell';
import { givesTimeOfDay } from '../../../domain/time-of-day-in';
import { wantsLook, wordsRead, type DateDraft } from '../../../domain/date-draft';

const DOUBTS: Record<DayDoubt, (draft: DateDraft) => string> = {
  'weekday-contradicts': ({ day }) => `The weekday contradicts the date${day ? `, which is a ${weekdayOf(day)}` : ''}.`,
  'other-words': () => 'There are other words beside the date; they may change it.',
  'unlikely-year': () => 'This year is unlikely.',
};

const SCAN_DOUBTS: Record<ScanDoubtKind, (words: string, draft: DateDraft) => string> = {
  'number-not-found': () => 'No number was found for this row.',
  'title-hard-to-read': () => 'The title was hard to read; please compare it with the contract.',
  'title-mended': (words) => `The title was read as “${words}”; please compare it with the contract.`,
  'title-cut-short': () => 'This title may not be whole.',
  'date-hard-to-read': () => 'The date was hard to read; please compare it with the contract.',
  'date-mended': () =>
    'The date was hard to read, and this is the day that the contract’s other dates suggest; please compare it with the contract.',
  'answer-mended': (_, { words }) =>
    `The cell was hard to read, and may say “${words}”; please compare it with the contract.`,
  'date-not-read': () => 'The cell is not blank: something stands there that could not be read.',
  'date-read-in-two-ways': (words) =>
    `Two readings of this date differ${words && `: the other is “${words}”`}; please compare it with the contract.`,
  'date-out-of-place': () => 'A date in or beside this row stands out of its place; it may be this row’s or another’s.',
  'day-far-from-others': () => 'This day lies far from the contract’s other days.',
  'day-of-earlier-table': (words) => `The day is the one that an earlier table of the file gives: “${words}”.`,
  'other-day-for-title': (words) => `Elsewhere the file says “${words}” for this title.`,
  'struck-out': () => 'Something is drawn over these words; they may be struck out.',
  'two-rows-in-one': () => 'Two rows may have been read as one.',
  'rows-may-be-missing': () => 'Before this row stands a page without any of this table; rows may be missing.',
  'row-may-be-of-another-table': () => 'This row may belong to another table.',
  'row-of-another-table': () => 'This row stands in another table of the file, not in this one.',
  'of-a-newer-kind': () => 'The scan was not sure of this row; please compare it with the contract.',
};

const REASONS: Record<NoDayReason, string> = {
  blank: 'The cell is blank.',
  'not-applicable': 'Not applicable.',
  completed: 'Already done, says the contract.',
  open: 'Still to be decided.',
  unchanged: 'Left as it was, says the contract.',
  time: 'A time of day, not a date.',
  relative: 'Counted from another event.',
  event: 'An event, not a date.',
  'impossible-day': 'This day does not exist.',
  'two-readings': 'This can be read in two ways.',
  'no-year': 'The year is missing.',
  unreadable: 'This could not be read with certainty.',
};

/** What a row has to say besides its title and day. */
export interface RowRemarks {
  /** The cell's own words, where they say more than the day does. */
  words: string;
  /** Why there is no day, or why the day wants a look; '' when there is nothing to say. */
  note: string;
  isWarning: boolean;
}

export function remarksOf(draft: DateDraft): RowRemarks {
  if (draft.origin !== 'scan') return { words: '', note: '', isWarning: false };
  const reading = dayInCell(draft.words);
  const isWarning = wantsLook(draft);
  const isAsPrinted = reading.kind === 'day' && reading.day === draft.day && !isWarning;
  return { words: isAsPrinted ? '' : wordsRead(draft), note: noteOf(draft, reading), isWarning };
}

function noteOf(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string {
  if (draft.isEdited) return '';
  const untitled = draft.title === '' ? ['No title was found for this row.'] : [];
  return [
    ...untitled,
    ...toldByWords(draft, reading),
    ...draft.doubts.map(({ kind, words = '' }) => SCAN_DOUBTS[kind](words, draft)),
  ].join(' ');
}

function toldByWords(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string[] {
  if (givesTimeOfDay(draft)) return ['It is the Time of Day below.'];
  if (draft.doubts.some(({ kind }) => kind === 'date-not-read')) return [];
  return reading.kind === 'day' ? reading.doubts.map((doubt) => DOUBTS[doubt](draft)) : [REASONS[reading.reason]];
}
