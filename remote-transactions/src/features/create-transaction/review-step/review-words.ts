import type { ScanDoubtKind } from '@keydate/contracts/scans';
import { weekdayOf } from '@keydate/domain/calendar-day';
import { dayInCell, type DayDoubt, type NoDayReason } from '@keydate/domain/day-in-cell';
import { givesTimeOfDay } from '../../../domain/time-of-day-in';
import { wantsLook, type DateDraft } from '../../../domain/date-draft';

const DOUBTS: Record<DayDoubt, (draft: DateDraft) => string> = {
  'weekday-contradicts': ({ day }) => `The weekday contradicts the date${day ? `, which is a ${weekdayOf(day)}` : ''}.`,
  'other-words': () => 'There are other words beside the date; they may change it.',
  'unlikely-year': () => 'This year is unlikely.',
};

const SCAN_DOUBTS: Record<ScanDoubtKind, string> = {
  'title-hard-to-read': 'The title was hard to read; please compare it with the contract.',
  'date-hard-to-read': 'The date was hard to read; please compare it with the contract.',
  'date-read-in-two-ways': 'Two readings of this date differ; please compare it with the contract.',
  'number-not-found': 'This row’s number could not be read.',
};

const REASONS: Record<NoDayReason, string> = {
  blank: 'The cell is blank.',
  'not-applicable': 'Not applicable.',
  completed: 'Already done, says the contract.',
  open: 'Still to be decided.',
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
  return { words: isAsPrinted ? '' : draft.words, note: noteOf(draft, reading), isWarning };
}

function noteOf(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string {
  if (draft.isEdited) return '';
  const untitled = draft.title === '' ? ['The title could not be read.'] : [];
  return [...untitled, ...toldByWords(draft, reading), ...draft.doubts.map((doubt) => SCAN_DOUBTS[doubt])].join(' ');
}

function toldByWords(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string[] {
  if (givesTimeOfDay(draft)) return ['It is the Time of Day below.'];
  return reading.kind === 'day' ? reading.doubts.map((doubt) => DOUBTS[doubt](draft)) : [REASONS[reading.reason]];
}
