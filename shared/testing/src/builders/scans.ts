import type { ScanDoubt, ScanExtent } from '@keydate/contracts/scans';

const HEADER = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];

/** What the scan gives (spec § 3): a header row, then rows of item number, reference, title and date, here of a typed contract. */
export function aScan(rows: readonly (readonly [title: string, date: string])[] = READABLE): string[][] {
  return [HEADER, ...rows.map(([title, date], index) => [String(index + 1), `§ ${index + 2}`, title, date])];
}

const READABLE = [
  ['Alternative Earnest Money Deadline', '3/9/2027'],
  ['Record Title Deadline', '3/16/2027'],
  ['Inspection Objection Deadline', 'Monday, March 22, 2027'],
  ['Appraisal Deadline', '4/5/2027'],
  ['Closing Date', 'April 30, 2027'],
] as const;

/** Rows of which some name no day and some contradict themselves: each has to be looked at. */
export const ROWS_THAT_NEED_A_LOOK = [
  ['Time of Day Deadline', '8:00 PM MT'],
  ['Alternative Earnest Money Deadline', '3/9/2027 Sunday'],
  ['Association Documents Termination Deadline', 'MEC + 5 days'],
  ['New Loan Availability Deadline', 'N/A'],
  ['Inspection Objection Deadline', '2/30/2027'],
  ['Appraisal Deadline', ''],
  ['Closing Date', '4/30/2027'],
  ['Possession Date', 'Delivery of Deed'],
] as const;

/** What the scan was not sure of in those rows: a title, and a date that names a day all the same. */
export const DOUBTS_OF_THE_SCAN: ScanDoubt[] = [
  { row: 4, kind: 'title-mended', words: 'New Loan Avaiiability Deadllne' },
  { row: 7, kind: 'date-read-in-two-ways', words: '4/20/2027' },
];

/** A counter-proposal: the table that it answers was left out. */
export const EXTENT_OF_A_COUNTERPROPOSAL: ScanExtent = { otherTables: 1, unreadPages: [], missingNumbers: [] };

/** A contract of which a page was out of focus, and one row was hidden. */
export const EXTENT_WITH_AN_UNREAD_PAGE: ScanExtent = {
  otherTables: 0,
  unreadPages: [5],
  missingNumbers: [
    { first: 3, last: 3 },
    { first: 13, last: 24 },
  ],
};

/** A counter-proposal behind the contract that it answers: some rows leave a day as it was, one stands in the contract alone. */
export const A_COUNTERPROPOSAL: { rows: string[][]; doubts: ScanDoubt[]; extent: ScanExtent } = {
  rows: aScan([
    ['Record Title Deadline', 'No Change'],
    ['Inspection Objection Deadline', ''],
    ['Closing Date', '5/7/2027'],
    ['Possession Date', '5/7/2017'],
    ['Appraisal Deadline', '4/5/2027'],
  ]),
  doubts: [
    { row: 1, kind: 'day-of-earlier-table', words: '3/16/2027' },
    { row: 2, kind: 'day-of-earlier-table', words: 'Monday, March 22, 2027' },
    { row: 4, kind: 'day-far-from-others' },
    { row: 5, kind: 'row-of-another-table' },
  ],
  extent: EXTENT_OF_A_COUNTERPROPOSAL,
};
