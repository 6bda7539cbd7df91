import type { ContractFacts, ScanDoubt, ScanExtent, ScanProposal } from '@keydate/contracts/scans';

const HEADER = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];

/** The result of a scan (spec § 3): a header row, then rows of item number, reference, title and date, here of a typed contract. */
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

/** The flags of those rows: a title, and a date that names a day all the same. */
export const DOUBTS_OF_THE_SCAN: ScanDoubt[] = [
  { row: 4, kind: 'title-mended', words: 'New Loan Avaiiability Deadllne' },
  { row: 7, kind: 'date-read-in-two-ways', words: '4/20/2027' },
];

/** A counter-proposal: the table that it answers was left out. */
export const EXTENT_OF_A_COUNTERPROPOSAL: ScanExtent = {
  otherTables: 1,
  unreadPages: [],
  missingNumbers: [],
  gaps: [],
  pagesLeftOut: [],
};

/** A contract of which a page was out of focus, and one row was hidden. */
export const EXTENT_WITH_AN_UNREAD_PAGE: ScanExtent = {
  otherTables: 0,
  unreadPages: [5],
  missingNumbers: [
    { first: 3, last: 3 },
    { first: 13, last: 24 },
  ],
  gaps: [],
  pagesLeftOut: [],
};

/** A screenshot that shows the upper part of a page only, and cuts its right edge off. */
export const EXTENT_OF_A_SCREENSHOT: ScanExtent = {
  otherTables: 0,
  unreadPages: [],
  missingNumbers: [],
  gaps: ['ends-early', 'lacks-closing-date', 'dates-cut-off'],
  pagesLeftOut: [],
};

/** The facts of a purchase from Ruth Beck, with a broker of either side. */
export function someFacts(
  { buyersBroker = '', sellersBroker = '' },
  buyers: readonly string[] = ['Odalys Brandt'],
  zipcode = '80013',
): ContractFacts {
  const street = '1420 Larkspur Lane';
  const brokers = [
    { side: 'Purchase', name: buyersBroker, firm: 'Ridge Realty' },
    { side: 'Sale', name: sellersBroker, firm: 'Lakeside Brokers' },
  ] as const;
  return {
    address: {
      value: { street, city: 'Aurora', state: 'Colorado', zipcode },
      page: 1,
      words: `${street}, Aurora, CO ${zipcode}`.trim(),
    },
    buyers: { value: buyers.map((name) => ({ name })), page: 1, words: buyers.join(' and ') },
    sellers: { value: [{ name: 'Ruth Beck' }], page: 1, words: 'Ruth Beck' },
    brokers: brokers.map((value) => ({ value, page: 4, words: `${value.name}, ${value.firm}` })),
  };
}

/** The result of a scan of a counter-proposal or an amendment. */
interface ScannedProposal {
  rows: string[][];
  doubts: ScanDoubt[];
  proposals: ScanProposal[];
  extent: ScanExtent;
}

/** A counter-proposal behind the contract that it answers: some rows do not change an answer, one is only in the contract. */
export const A_COUNTERPROPOSAL: ScannedProposal = {
  rows: aScan([
    ['Record Title Deadline', 'No Change'],
    ['Inspection Objection Deadline', ''],
    ['Closing Date', '5/7/2027'],
    ['Possession Date', '5/7/2017'],
    ['Appraisal Deadline', '4/5/2027'],
    ['Time of Day Deadline', 'No Change'],
  ]),
  doubts: [
    { row: 1, kind: 'day-of-earlier-table', words: '3/16/2027' },
    { row: 2, kind: 'day-of-earlier-table', words: 'Monday, March 22, 2027' },
    { row: 4, kind: 'day-far-from-others' },
    { row: 5, kind: 'row-of-another-table' },
    { row: 6, kind: 'left-unchanged', words: '5:00 PM MT' },
  ],
  proposals: [
    { row: 1, original: '3/16/2027' },
    { row: 2, original: 'Monday, March 22, 2027' },
    { row: 3, original: '4/30/2027' },
    { row: 4, original: '4/30/2027' },
    { row: 6, original: '5:00 PM MT' },
  ],
  extent: EXTENT_OF_A_COUNTERPROPOSAL,
};

/** An amendment with a column of the original dates and one of the new: most rows stay as they were. */
export const AN_AMENDMENT: ScannedProposal = {
  rows: aScan([
    ['Time of Day Deadline', ''],
    ['Alternative Earnest Money Deadline', 'No Change'],
    ['Record Title Deadline', ''],
    ['Inspection Objection Deadline', '4/2/2027'],
    ['Association Documents Deadline', ''],
    ['Closing Date', '5/14/2027'],
    ['Possession Date', ''],
  ]),
  doubts: [
    { row: 1, kind: 'left-unchanged', words: '5:00 PM MT' },
    { row: 2, kind: 'left-unchanged', words: '3/9/2027' },
    { row: 3, kind: 'left-unchanged', words: '3/16/2027' },
    { row: 5, kind: 'left-unchanged', words: 'MEC + 5 days' },
    { row: 7, kind: 'left-unchanged', words: 'Delivery of Deed' },
  ],
  proposals: [
    { row: 1, original: '5:00 PM MT' },
    { row: 2, original: '3/9/2027' },
    { row: 3, original: '3/16/2027' },
    { row: 4, original: 'Monday, March 22, 2027' },
    { row: 5, original: 'MEC + 5 days' },
    { row: 6, original: '4/30/2027' },
    { row: 7, original: 'Delivery of Deed' },
  ],
  extent: { otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [], pagesLeftOut: [] },
};

/** The result of a scan of another form. */
type ScannedForm = Omit<ScannedProposal, 'doubts' | 'proposals'> & Partial<ScannedProposal>;

/** A table of another form: no column is certain, and a page behind it has too large a picture. */
export const A_TABLE_OF_ANY_FORM: ScannedForm = {
  rows: [
    ['', '', '', '', 'Matter', 'Start', 'Finish', 'Owner'],
    ['', '', '', '', 'Inspection of the house', '3/1/2027', '3/11/2027', 'Buyer'],
    ['', '', '', '', 'Loan approval', '3/3/2027', '3/24/2027', 'Lender'],
    ['', '', '', '', 'Walk-through', '4/19/2027', '4/19/2027', 'Buyer'],
    ['', '', '', '', 'Closing', '4/20/2027', '4/20/2027', 'Title company'],
  ],
  extent: {
    form: 'unknown',
    otherTables: 0,
    unreadPages: [],
    missingNumbers: [],
    gaps: [],
    pagesLeftOut: [{ page: 3, reason: 'too-detailed' }],
  },
};

/** A contract without a table: its dates with their sentences. */
export const A_CONTRACT_IN_SENTENCES: ScannedForm = {
  rows: [
    ['', '', 'Sentence', 'Date'],
    [
      '',
      '',
      'The closing of the sale will be on or before April 20, 2027, or within 7 days after objections have been cured or waived.',
      'April 20, 2027',
    ],
    ['', '', 'Buyer shall deliver written notice of any objection by 3/13/2027.', '3/13/2027'],
    ['', '', 'EXECUTED the 1st day of March, 2027 (Effective Date).', 'the 1st day of March, 2027'],
  ],
  doubts: [1, 2, 3].map((row): ScanDoubt => ({ row, kind: 'from-sentence' })),
  extent: {
    form: 'unknown',
    otherTables: 0,
    unreadPages: [],
    missingNumbers: [],
    gaps: ['no-table'],
    pagesLeftOut: [],
  },
};

/** The paragraphs of a Texas contract that state a period; one has a title of its own. */
export const A_TEXAS_CONTRACT: ScannedForm = {
  rows: [
    ['Item', 'Reference', 'Event', 'Date or Deadline'],
    ['', '¶ 5A', 'Earnest Money and Option Fee Deadline', '3 days after the Effective Date'],
    ['', '¶ 5B', 'Option Period', '7 days after the Effective Date'],
    ['', '¶ 6D', 'Title Objection Deadline', '10 days after Buyer receives the Commitment'],
    ['', '¶ 7H', 'H. WELLS: Seller has the water of the well looked at.', '9 days after the Effective Date'],
    ['', '¶ 9', 'Closing Date', 'April 20, 2027'],
  ],
  doubts: [{ row: 4, kind: 'from-sentence' }],
  extent: { form: 'texas', otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [], pagesLeftOut: [] },
};
