import type { ScanDoubtKind } from '@keydate/contracts/scans';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell } from '@keydate/domain/day-in-cell';
import { givesTimeOfDay } from '../../../domain/time-of-day-in';
import {
  isChanged,
  isFromSentence,
  needsReview,
  saysOnlyDay,
  wordsRead,
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
  /** How the day was counted, in one line; '' for the contract's own day. */
  how: string;
  /** True if the person has set another day than the counted one. */
  isSetByHand: boolean;
  /** The contract's earlier answer, if this row changed it; '' otherwise. */
  before: string;
  /** The day that another place in the file proposes. */
  proposed?: CalendarDay | undefined;
}

/** Flags that say all there is to say about the cell. */
const SAYS_ALL: readonly ScanDoubtKind[] = ['date-not-read', 'time-changed'];

const NOTHING: NotesOfRow = { words: '', note: '', isWarning: false, how: '', isSetByHand: false, before: '' };

export function notesOf(draft: DateDraft): NotesOfRow {
  if (draft.origin !== 'scan') return NOTHING;
  const reading = dayInCell(draft.words);
  const isWarning = needsReview(draft);
  const isAsPrinted = saysOnlyDay(draft.words, draft.day) && !isWarning;
  return {
    words: isAsPrinted || isFromSentence(draft) ? '' : wordsRead(draft),
    note: noteOf(draft, reading),
    isWarning,
    how: draft.isEdited ? '' : (draft.counted?.steps.join(' ') ?? ''),
    isSetByHand: draft.isEdited && draft.counted !== null,
    before: isChanged(draft) ? draft.original : '',
    proposed: draft.isEdited ? undefined : draft.flags.find(({ day }) => day)?.day,
  };
}

function noteOf(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string {
  if (draft.isEdited) return '';
  return [
    ...(draft.title === '' ? [copy.noTitle] : []),
    ...(draft.counted ? draft.counted.remarks : notesOnCell(draft, reading)),
    ...draft.flags.map(({ kind, words = '', page }) => copy.flag[kind](words, draft.words, page)),
  ].join(' ');
}

function notesOnCell(draft: DateDraft, reading: ReturnType<typeof dayInCell>): string[] {
  if (givesTimeOfDay(draft)) return [copy.isTimeOfDay];
  if (draft.flags.some(({ kind }) => SAYS_ALL.includes(kind))) return [];
  if (reading.kind === 'none') return [copy.noDayReason[reading.reason]];
  return reading.doubts.map((doubt) => copy.dayFlag[doubt](draft.day));
}
