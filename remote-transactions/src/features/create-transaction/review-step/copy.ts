import type { ScanDoubtKind } from '@keydate/contracts/scans';
import { weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';
import type { DayDoubt, NoDayReason } from '@keydate/domain/day-in-cell';
import type { ReviewFilter } from '../../../domain/review-filter';
import type { RowGroup } from '../../../domain/row-groups';
import type { DraftsSummary } from '../../../domain/summarize-drafts';

/** Why the date in a cell is not certain. */
const DAY_FLAGS: Record<DayDoubt, (day: CalendarDay | null) => string> = {
  'weekday-contradicts': (day) => `The weekday does not match the date${day ? `, which is a ${weekdayOf(day)}` : ''}.`,
  'other-words': () => 'There are other words next to the date; they may change it.',
  'unlikely-year': () => 'This year is unlikely.',
};

/** Why the scan was not sure of a row, by the flag's words and the words of the cell. */
const FLAGS: Record<ScanDoubtKind, (words: string, cell: string, page: number | undefined) => string> = {
  'number-not-found': () => 'No number was found for this row.',
  'title-hard-to-read': () => 'The title was hard to read. Please compare it with the contract.',
  'title-mended': (words) => `The title was read as “${words}”. Please compare it with the contract.`,
  'title-cut-short': () => 'This title may be incomplete.',
  'date-hard-to-read': () => 'The date was hard to read. Please compare it with the contract.',
  'date-mended': () =>
    'The date was hard to read. The contract’s other dates suggest this day. Please compare it with the contract.',
  'answer-mended': (_, cell) => `The cell was hard to read and may say “${cell}”. Please compare it with the contract.`,
  'date-not-read': () => 'The cell is not blank, but its text could not be read.',
  'date-read-in-two-ways': (words) =>
    `Two readings of this date differ${words && `: the other is “${words}”`}. Please compare it with the contract.`,
  'date-from-ink': () =>
    'This was written or drawn into the cell, and read as handwriting. Please compare it with the contract.',
  'ink-over-date': () => 'Something is written or drawn in this cell. Please compare it with the contract.',
  'date-cut-off': () => 'This date reaches the edge of the picture, so its end may be missing.',
  'year-cut-short': () => 'The year may be cut off. Please compare it with the contract.',
  'date-out-of-place': () => 'A date in or next to this row may belong to another row.',
  'day-far-from-others': () => 'This day is far from the contract’s other days.',
  'day-of-earlier-table': (words) => `This day is from an earlier table in the file: “${words}”.`,
  'left-unchanged': (words) => `The contract leaves this as it was: “${words}”.`,
  'time-changed': (words) => `Only the time changes here: “${words}”. Please compare it with the contract.`,
  'other-day-for-title': (words) => `Elsewhere in the file, this title has “${words}”.`,
  'other-day-elsewhere': (words, _, page) =>
    `${page === undefined ? 'Elsewhere in the file' : `Page ${page}`} has another day: “${words}”.`,
  'struck-out': (words) =>
    words
      ? `“${words}” is struck out next to it. Please compare it with the contract.`
      : 'Something is drawn over these words. They may be struck out.',
  'two-rows-in-one': () => 'Two rows may have been read as one.',
  'rows-may-be-missing': () => 'The page before this row has no part of this table. Rows may be missing.',
  'row-may-be-of-another-table': () => 'This row may belong to another table.',
  'row-of-another-table': () => 'This row is from another table in the file.',
  'from-sentence': () => 'This day is from a sentence, not from a table. Please check what is due on it.',
  'of-a-newer-kind': () => 'The scan was not sure of this row. Please compare it with the contract.',
};

/** Why a cell gives no day. */
const NO_DAY_REASONS: Record<NoDayReason, string> = {
  blank: 'The cell is blank.',
  'not-applicable': 'Not applicable.',
  completed: 'Already done, according to the contract.',
  open: 'Still to be decided.',
  unchanged: 'Unchanged, according to the contract.',
  time: 'A time of day, not a date.',
  relative: 'Counted from another event.',
  event: 'An event, not a date.',
  elsewhere: 'The cell refers to another place in the contract. Please look for the day there.',
  'impossible-day': 'This day does not exist.',
  'two-readings': 'This can be read in two ways.',
  'no-year': 'The year is missing.',
  unreadable: 'This could not be read reliably.',
};

/** How many rows are named above the list, and why. */
const GROUPS: Record<RowGroup, (count: number) => string> = {
  'to-check': (count) => `${count} to check`,
  unchanged: (count) => `${count} unchanged`,
  dependent: (count) => `${count} ${count === 1 ? 'depends' : 'depend'} on another event`,
  'other-answer': (count) => `${count} ${count === 1 ? 'has' : 'have'} another answer`,
  'without-day': (count) => `${count} blank or N/A`,
};

const GROUPS_IF_ANY: readonly RowGroup[] = ['unchanged', 'dependent', 'other-answer', 'without-day'];

const FILTERS: Record<ReviewFilter, string> = {
  all: 'All',
  'to-check': 'To check',
  computed: 'Computed',
  'without-day': 'Without a day',
};

const NONE_SHOWN: Record<ReviewFilter, string> = {
  all: '',
  'to-check': 'Nothing is left to check.',
  computed: 'No dates are computed.',
  'without-day': 'Every row has a day.',
};

/** A part of the summary; that of a group counts its rows. */
export interface SummaryPart {
  text: string;
  group?: RowGroup;
}

const rowsOf = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** Strings of the review step. */
export const copy = {
  keepContract: (fileName: string) => `Keep ${fileName} with the transaction`,
  keepContractHint:
    'People who may change the transaction can open it; lenders cannot. Otherwise the file is deleted when you submit.',
  columns: { select: 'Selected', number: 'No.', title: 'Title', date: 'Date', actions: 'Actions' },
  selectAll: 'Select all',
  add: 'Add a date',
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Remove ${title}`,
  untitled: 'Row without a title',
  removedUntitled: 'a row without a title',
  noDay: 'No day',
  notSet: 'not set',
  edited: 'edited',

  emptyTitle: 'No dates yet',
  empty: 'Add a date, or submit the transaction without any.',
  noneSelected: 'No date is selected. If you submit now, the transaction will have no deadlines.',
  group: GROUPS,
  dependentMeans: (count: number) =>
    `Unless you set a day, ${count === 1 ? 'it is not a deadline' : 'they are not deadlines'} of this transaction.`,
  acceptUnchanged: (count: number) => (count === 1 ? 'Accept it unchanged' : `Accept all ${count} unchanged`),
  folded: (count: number) => `${rowsOf(count)} without a day`,
  goToRow: (title: string) => `Go to ${title}`,
  before: (words: string) => `Before: “${words}”`,
  now: (words: string) => `Now: “${words}”`,
  unsetTitle: (count: number) => (count === 1 ? '1 selected date is not set.' : `${count} selected dates are not set.`),
  unset: 'Set a day for each, or deselect it.',
  deselectUnset: 'Deselect dates that are not set',

  showSource: (title: string, page: number) => `Show ${title} on page ${page} of the contract`,
  dayOf: (title: string) => `Day of ${title}`,
  filters: 'Rows shown',
  large: 'Large view',
  contract: 'The contract',
  pageOfContract: (page: number) => `Page ${page} of the contract`,
  pageLoading: (page: number) => `Page ${page} is loading.`,
  notInContract: 'We could not find this row in the contract.',
  filter: FILTERS,
  noneShown: NONE_SHOWN,
  keys: { next: 'N', nextMeans: 'next row to check', accept: 'A', acceptMeans: 'accept it as it is' },
  accepted: (title: string, left: number) => `${title} was accepted. ${left} to check.`,
  nothingToCheck: 'There is no row to check.',

  setByHand: 'Set by hand, so it no longer moves with other dates.',
  countAgain: 'Count the day again',
  start: { mec: 'MEC', acceptance: 'Acceptance', effectiveDate: 'Effective Date', contractDate: 'Contract date' },
  startHint: {
    mec: 'The day the last party signed',
    acceptance: 'The day the last party accepted',
    effectiveDate: 'The day the contract took effect',
    contractDate: 'The date at the top of the contract',
  },
  startPlaceholder: 'MM/DD/YYYY',
  wrongStart: 'Please type a day, such as 06/01/2026.',
  roll: 'A deadline on a day off',
  rollHint: (isOwnForm: boolean) =>
    isOwnForm ? 'The contract’s § 3.3: Will or Will Not' : 'Whether it moves to the next business day',
  rolls: {
    will: 'Moves (Will)',
    will_not: 'Stays (Will Not)',
    unknown: 'The contract does not say',
  },
  noRoll: 'Please choose',
  waiting: (rows: number, isProposed: boolean) => {
    const enter = isProposed ? 'Confirm these' : 'Enter these';
    return rows === 1
      ? `1 date depends on another date. ${enter} to compute it.`
      : `${rows} dates depend on other dates. ${enter} to compute them.`;
  },
  onDaysOff: 'Some days of the contract are days off.',
  stated: {
    mec: (page: number, words: string) => `MEC is proposed from page ${page}: “${words}”.`,
    roll: (page: number, words: string) => `The rule is proposed from page ${page}: “${words}”.`,
  },
  confirm: 'Confirm',
  /** "20 days were counted. 1 row still waits." */
  countedDays: (rows: number, waiting: number) =>
    [
      `${rows} ${rows === 1 ? 'day was' : 'days were'} counted.`,
      ...(waiting > 0 ? [`${rowsOf(waiting)} still ${waiting === 1 ? 'waits' : 'wait'}.`] : []),
    ].join(' '),

  noTitle: 'No title was found for this row.',
  takeDay: (day: CalendarDay) => `Use ${day}`,
  isHour: {
    time_of_day: 'This is the Time of Day below.',
    acceptance_time: 'This is the Acceptance Deadline Time below.',
  },
  hourTakesNoDay: 'This row is an hour, so its day is not used. Please compare it with the contract.',
  dayFlag: DAY_FLAGS,
  flag: FLAGS,
  noDayReason: NO_DAY_REASONS,

  /** "38 of 47 selected, 2 not set": what Submit would send, and what blocks it. */
  selected: ({ rows, ticked }: DraftsSummary, unset: number) =>
    `${ticked} of ${rows} selected${unset > 0 ? `, ${unset} not set` : ''}`,
  /** "47 rows read", "2 added", "27 have a day", "5 depend on another event", "2 to check"; without a scan only rows and days. */
  summaryParts: ({ rows, added, withDay, inGroup }: DraftsSummary, rowsRead: number | null): SummaryPart[] => {
    const days = { text: `${withDay} ${withDay === 1 ? 'has' : 'have'} a day` };
    if (rowsRead === null) return [{ text: rowsOf(rows) }, days];
    const removed = rowsRead + added - rows;
    const part = (group: RowGroup) => ({ text: GROUPS[group](inGroup[group]), group });
    return [
      { text: `${rowsOf(rowsRead)} read` },
      ...(added > 0 ? [{ text: `${added} added` }] : []),
      ...(removed > 0 ? [{ text: `${removed} removed` }] : []),
      days,
      ...GROUPS_IF_ANY.filter((group) => inGroup[group] > 0).map(part),
      part('to-check'),
    ];
  },
} as const;
