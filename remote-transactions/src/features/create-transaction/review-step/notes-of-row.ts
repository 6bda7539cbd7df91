import type { ScanDoubtKind } from '@keydate/contracts/scans';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell } from '@keydate/domain/day-in-cell';
import { hourGivenBy } from '../../../domain/hours-in-contract';
import {
  isChanged,
  isCountable,
  isDayOfHour,
  isFromSentence,
  needsReview,
  saysOnlyDay,
  wordsRead,
  type CountedDay,
  type DateDraft,
} from '../../../domain/date-draft';
import { copy } from './copy';

/** The further texts of a row, in addition to its title and day. */
export interface NotesOfRow {
  /** The cell's text, if it says more than the day does, such as a time. */
  words: string;
  /** Why there is no day, or why the row needs review; '' if there is nothing to say. */
  note: string;
  isWarning: boolean;
  /** The steps by which the day was counted, and the contract's words if they are shown nowhere else; null for the contract's own day. */
  counted: { steps: readonly string[]; words: string } | null;
  /** True if the person has set another day than the counted one. */
  isSetByHand: boolean;
  /** The contract's earlier answer, if this row changed it; '' otherwise. */
  before: string;
  /** The day that another place in the file proposes. */
  proposed?: CalendarDay | undefined;
}

/** Flags that say all there is to say about the cell. */
const SAYS_ALL: readonly ScanDoubtKind[] = ['date-not-read', 'time-changed'];

const NOTHING: NotesOfRow = { words: '', note: '', isWarning: false, counted: null, isSetByHand: false, before: '' };

export function notesOf(draft: DateDraft): NotesOfRow {
  if (draft.origin === 'explanation') return NOTHING;
  const reading = dayInCell(draft.words);
  const isWarning = needsReview(draft);
  const isAsPrinted = saysOnlyDay(draft.words, draft.day) && !isWarning;
  const words = isFromSentence(draft) ? '' : wordsRead(draft);
  const steps = !draft.isDaySet && draft.counted?.kind === 'day' ? draft.counted.steps : null;
  const isBelow = steps !== null && !isWarning;
  return {
    words: isAsPrinted || isBelow ? '' : words,
    note: noteOf(draft, reading),
    isWarning,
    counted: steps && { steps, words: isBelow ? words : '' },
    isSetByHand: draft.isDaySet && isCountable(draft),
    before: isChanged(draft) ? draft.original : '',
    proposed: draft.isEdited ? undefined : draft.flags.find(({ day }) => day)?.day,
  };
}

function noteOf(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string {
  if (draft.isDaySet) return isCountable(draft) ? copy.setByHand : '';
  if (draft.isEdited) return draft.counted ? notesOnCount(draft.counted).join(' ') : '';
  return [
    ...(draft.title === '' ? [copy.noTitle] : []),
    ...(draft.counted ? notesOnCount(draft.counted) : notesOnCell(draft, reading)),
    ...draft.flags.map(({ kind, words = '', page }) => copy.flag[kind](words, draft.words, page)),
  ].join(' ');
}

/** The remarks on a counted day; else the reason why there is none yet. */
function notesOnCount({ kind, steps, remarks }: CountedDay): readonly string[] {
  return kind === 'day' ? remarks : steps;
}

function notesOnCell(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string[] {
  const hour = hourGivenBy(draft);
  if (hour !== null) return [copy.isHour[hour]];
  if (isDayOfHour(draft)) return [copy.hourTakesNoDay];
  if (draft.flags.some(({ kind }) => SAYS_ALL.includes(kind))) return [];
  if (reading.kind === 'none') return [copy.noDayReason[reading.reason]];
  return reading.doubts.map((doubt) => copy.dayFlag[doubt](draft.day));
}
