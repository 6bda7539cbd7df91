import type { RowDoubt } from '@keydate/contracts/scans';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell, needsLook, type NoDayReason } from '@keydate/domain/day-in-cell';

/** A date that is being made in the wizard and is not a deadline yet. Made only by the functions of this file. */
export interface DateDraft {
  id: string;
  origin: 'scan' | 'explanation' | 'added';
  /** The item number that the contract prints; '' where there is none. */
  number: string;
  title: string;
  /** What goes with the title: the contract's section, or what the deadline means. */
  description: string;
  /** The words of the scanned date cell, or what the scan suggests for them; '' for dates that were not scanned. */
  words: string;
  /** Null until one is read or chosen: a draft is never today by itself. */
  day: CalendarDay | null;
  /** What the scan was not sure of, whatever the words say; none for dates that were not scanned. */
  doubts: readonly RowDoubt[];
  isTicked: boolean;
  isEdited: boolean;
}

/** Counted from another event, due with one, or still to be decided: it falls due on some day all the same. */
const DEPENDS: readonly NoDayReason[] = ['relative', 'event', 'open'];

type Scanned = Pick<DateDraft, 'number' | 'title' | 'description' | 'words' | 'day' | 'doubts'>;

/** The draft of a scanned row: ticked when it has a title and a day that nothing speaks against, else left for a person. */
export function draftOfScan(position: number, scanned: Scanned): DateDraft {
  const draft: DateDraft = { id: `scan-${position}`, origin: 'scan', ...scanned, isTicked: false, isEdited: false };
  return { ...draft, isTicked: isComplete(draft) && !wantsLook(draft) };
}

/** The draft of a deadline explanation: without a day, so unticked (docs/oddities.md: shown as today, *not set*). */
export function draftOfExplanation(explanation: { _id: string; title: string; description: string }): DateDraft {
  const { _id, title, description } = explanation;
  return { ...blank(`explanation-${_id}`, 'explanation'), title, description };
}

/** The draft of a date that the person adds by hand. */
export function draftAdded(id: string, title: string, day: CalendarDay): DateDraft {
  return { ...blank(id, 'added'), title, day, isTicked: true, isEdited: true };
}

/** The draft after a person saved it in the date dialog: marked as edited (spec § 2.7), and ticked, because they want it. */
export function draftEdited(draft: DateDraft, title: string, day: CalendarDay): DateDraft {
  return { ...draft, title, day, isTicked: true, isEdited: true };
}

/** Whether a draft can become a deadline as it stands. */
export function isComplete(draft: DateDraft): draft is DateDraft & { day: CalendarDay } {
  return draft.day !== null && draft.title !== '';
}

/** Whether a row should be looked at: its cell is a riddle, contradicts itself or was hard to read, and nobody has decided it yet. */
export function wantsLook(draft: DateDraft): boolean {
  if (draft.origin !== 'scan' || draft.isEdited) return false;
  return draft.title === '' || draft.doubts.length > 0 || needsLook(dayInCell(draft.words));
}

/** Whether the contract names an obligation here whose day depends on something else, and nobody has given it one yet. */
export function awaitsDay(draft: DateDraft): boolean {
  if (draft.origin !== 'scan' || draft.day !== null || draft.title === '') return false;
  const reading = dayInCell(draft.words);
  return reading.kind === 'none' && DEPENDS.includes(reading.reason);
}

/** What the scan saw in the cell, where the draft's words are a suggestion. */
export function wordsRead({ words, doubts }: DateDraft): string {
  return doubts.find(({ kind }) => kind === 'date-mended' || kind === 'answer-mended')?.words ?? words;
}

function blank(id: string, origin: DateDraft['origin']): DateDraft {
  return {
    id,
    origin,
    number: '',
    title: '',
    description: '',
    words: '',
    day: null,
    doubts: [],
    isTicked: false,
    isEdited: false,
  };
}
