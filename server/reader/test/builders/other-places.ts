import { HEADER, writeTable, type Contract, type WrittenRow } from './pdf-contracts';

/** A text and its place on a page, in points from the lower left corner. */
export type Placed = readonly [x: number, y: number, text: string];

/** The rows of the contract, whose days other places in the file change. */
export const CONTRACT_ROWS: WrittenRow[] = [
  ['1', '§ 4.3', 'Alternative Earnest Money Deadline', '3/5/2027'],
  ['2', '§ 8.1', 'Record Title Deadline', '3/11/2027'],
  ['3', '§ 8.2', 'Record Title Objection Deadline', '3/16/2027'],
  ['4', '§ 5.2', 'New Loan Terms Deadline', '3/27/2027'],
  ['5', '§ 6.2', 'Appraisal Deadline', '3/30/2027'],
  ['6', '§ 10.3', 'Inspection Objection Deadline', '3/13/2027'],
  ['7', '§ 10.3', 'Inspection Resolution Deadline', '3/18/2027'],
  ['8', '§ 12.3', 'Closing Date', '4/20/2027'],
  ['9', '§ 17', 'Possession Date', '4/20/2027'],
];

/** Another place of a file that says something about the rows: on the page behind the table, or next to or below it. */
export interface OtherPlace {
  texts: readonly Placed[];
  isOnSamePage?: boolean;
  /** The days that flags must propose, by title; '' for a flag without one. */
  days: Readonly<Record<string, string>>;
}

const lines = (...texts: string[]): Placed[] => texts.map((text, index) => [60, 700 - 13 * index, text]);
const table = (columns: readonly number[], ...rows: string[][]): Placed[] =>
  rows.flatMap((row, index) => row.map((text, at): Placed => [columns[at] ?? 0, 680 - 20 * index, text]));

export const OTHER_PLACES: Record<string, OtherPlace> = {
  'columns From and To': {
    texts: table(
      [60, 300, 420],
      ['Item', 'From', 'To'],
      ['Closing Date', '4/20/2027', '5/4/2027'],
      ['Possession Date', '4/20/2027', '5/5/2027'],
    ),
    days: { 'Closing Date': '05-04-2027', 'Possession Date': '05-05-2027' },
  },
  'columns Was, Is now and By': {
    texts: table(
      [60, 260, 360, 460],
      ['What', 'Is now', 'Was', 'By'],
      ['Inspection Objection', 'March 20, 2027', 'March 13, 2027', 'Seller'],
    ),
    days: { 'Inspection Objection Deadline': '03-20-2027' },
  },
  'a table whose header is known and whose old column is called Date': {
    texts: table([60, 300, 420], ['Event', 'Date', 'Extended to'], ['Closing Date', '4/20/2027', '5/4/2027']),
    days: { 'Closing Date': '05-04-2027' },
  },
  'a numbered table with an old and a further column': {
    texts: table(
      [60, 100, 160, 400, 490],
      ['Item No.', 'Reference', 'Event', 'Date', 'Extension'],
      ['8', '§ 12.3', 'Closing Date', '4/20/2027', '5/4/2027'],
    ),
    days: { 'Closing Date': '05-04-2027' },
  },
  'a table without a header': {
    texts: table([60, 300], ['Appraisal', '4/6/2027'], ['New Loan Terms', '4/3/2027']),
    days: { 'Appraisal Deadline': '04-06-2027', 'New Loan Terms Deadline': '04-03-2027' },
  },
  'a table with the titles above their days': {
    texts: table([60, 300], ['Closing Date', 'Possession Date'], ['5/4/2027', '5/6/2027']),
    days: { 'Closing Date': '05-04-2027', 'Possession Date': '05-06-2027' },
  },
  'a table with the old and the new days below the titles': {
    texts: table(
      [60, 200, 340],
      ['', 'Closing Date', 'Possession Date'],
      ['Old', '4/20/2027', '4/20/2027'],
      ['New', '5/4/2027', '5/6/2027'],
    ),
    days: { 'Closing Date': '05-04-2027', 'Possession Date': '05-06-2027' },
  },
  'a cell with the new day below the old one': {
    texts: [
      [60, 660, 'Closing Date'],
      [300, 660, 'Old: 4/20/2027'],
      [300, 649, 'New: 5/4/2027'],
    ],
    days: { 'Closing Date': '05-04-2027' },
  },
  'titles of two lines': {
    texts: [
      [60, 700, 'Inspection Objection'],
      [60, 689, 'Deadline'],
      [300, 694, '3/13/2027'],
      [420, 694, '3/19/2027'],
      [60, 660, 'Record Title Objection'],
      [60, 649, 'Deadline'],
      [300, 654, '3/16/2027'],
      [420, 654, '3/22/2027'],
    ],
    days: { 'Inspection Objection Deadline': '03-19-2027', 'Record Title Objection Deadline': '03-22-2027' },
  },
  'a sentence': {
    texts: lines('The Closing Date is changed to May 4, 2027. All other terms remain the same.'),
    days: { 'Closing Date': '05-04-2027' },
  },
  'a sentence over two lines': {
    texts: lines(
      'Buyer and Seller agree that the Inspection Objection',
      'Deadline is extended from March 13, 2027 to',
      'March 20, 2027.',
    ),
    days: { 'Inspection Objection Deadline': '03-20-2027' },
  },
  'two titles with one day': {
    texts: lines('The Closing Date and the Possession Date shall each be 5/4/2027.'),
    days: { 'Closing Date': '05-04-2027', 'Possession Date': '05-04-2027' },
  },
  'the day before its title': {
    texts: lines('May 4, 2027 shall be the new Closing Date.'),
    days: { 'Closing Date': '05-04-2027' },
  },
  'the new day before the old one': {
    texts: lines('The Appraisal Deadline shall be April 6, 2027 instead of March 30, 2027.'),
    days: { 'Appraisal Deadline': '04-06-2027' },
  },
  'other words for the closing': {
    texts: lines(
      '30. ADDITIONAL PROVISIONS.',
      'Settlement shall take place on or before May 4, 2027 at the title company.',
    ),
    days: { 'Closing Date': '05-04-2027' },
  },
  'close of escrow': { texts: lines('Close of escrow: 5/4/2027'), days: { 'Closing Date': '05-04-2027' } },
  COE: { texts: lines('COE moved to 5/4/2027 per lender.'), days: { 'Closing Date': '05-04-2027' } },
  'a verb for the title': {
    texts: lines('Buyer may object to the inspection until March 22, 2027.', 'The parties shall close on May 4, 2027.'),
    days: { 'Inspection Objection Deadline': '03-22-2027', 'Closing Date': '05-04-2027' },
  },
  'words in another order': {
    texts: lines(
      'The deadline for the objection to the inspection is moved to 3/22/2027.',
      'The date of possession is 5/6/2027.',
    ),
    days: { 'Inspection Objection Deadline': '03-22-2027', 'Possession Date': '05-06-2027' },
  },
  'a day in words': {
    texts: lines('The date of Closing shall be the 4th day of May, 2027.'),
    days: { 'Closing Date': '05-04-2027' },
  },
  'a day without its year': {
    texts: lines('The Closing Date is changed to May 4.'),
    days: { 'Closing Date': '05-04-2027' },
  },
  'a day with dashes': {
    texts: lines('Possession: 6-May-2027, 5 pm.'),
    days: { 'Possession Date': '05-06-2027' },
  },
  'the number of a row': {
    texts: lines('Item 8 of the table of dates is deleted and replaced with May 4, 2027.'),
    days: { 'Closing Date': '05-04-2027' },
  },
  'the section of a row': {
    texts: lines('Section 12.3: the date is hereby changed to May 4, 2027.', 'Section 10.3 is changed to May 5, 2027.'),
    days: { 'Closing Date': '05-04-2027' },
  },
  'a number of days': {
    texts: lines(
      'The Inspection Objection Deadline is extended by 14 days.',
      'Closing is pushed back one week at the request of the lender.',
      'Possession takes place two weeks later than stated.',
      'Seller grants a 30-day extension of the Appraisal Deadline.',
    ),
    days: {
      'Inspection Objection Deadline': '',
      'Closing Date': '',
      'Possession Date': '',
      'Appraisal Deadline': '',
    },
  },
  'a number of days for all dates': {
    texts: lines('All dates in the contract are extended by seven days.'),
    days: Object.fromEntries(CONTRACT_ROWS.map(([, , title]) => [title, ''])),
  },
  'letters that a recognizer confused': {
    texts: lines('The Closlng Date is changed to May 4, 2027.', 'lnspection Objection Deadline: March 20, 2027.'),
    days: { 'Closing Date': '05-04-2027', 'Inspection Objection Deadline': '03-20-2027' },
  },
  'a sentence that begins in one column and ends in the next': {
    texts: [
      ...lines('Both parties agree that', 'the lender needs time,', 'and that the Closing Date'),
      [320, 700, 'shall be changed to'],
      [320, 687, 'May 4, 2027. All other'],
      [320, 674, 'terms remain the same.'],
    ],
    days: { 'Closing Date': '05-04-2027' },
  },
  'the next sentence': {
    texts: lines('Seller needs more time before the Closing Date in the contract. The new date is May 4, 2027.'),
    days: { 'Closing Date': '05-04-2027' },
  },
  'a list': {
    texts: lines(
      'The parties amend these dates:',
      'a. New Loan Terms Deadline: April 3, 2027',
      'b. Closing Date: May 4, 2027',
      'c. Possession Date: May 5, 2027',
    ),
    days: { 'New Loan Terms Deadline': '04-03-2027', 'Closing Date': '05-04-2027', 'Possession Date': '05-05-2027' },
  },
  'a note next to the table': {
    texts: [
      [500, 660, 'NOTE: Closing'],
      [500, 649, 'Date is now'],
      [500, 638, '5/4/2027.'],
    ],
    isOnSamePage: true,
    days: { 'Closing Date': '05-04-2027' },
  },
  'a note below the table': {
    texts: [[60, 480, '* Possession Date: see 2.3; extended to 5/9/2027.']],
    isOnSamePage: true,
    days: { 'Possession Date': '05-09-2027' },
  },
  'a provision above the table': {
    texts: [[60, 760, 'The Appraisal Deadline below is replaced by April 9, 2027.']],
    isOnSamePage: true,
    days: { 'Appraisal Deadline': '04-09-2027' },
  },
  'no other day': {
    texts: lines(
      'The Closing Date of April 20, 2027 and the Possession Date remain unchanged.',
      'This amends the Contract dated February 20, 2027 for the Closing of the Property.',
      'Prorations are made at Closing. Closing Documents were sent on February 27, 2027.',
      'Record Title Deadline (see above) and Record Title Objection Deadline: 3/16/2027.',
      'If the appraisal is late, Buyer may extend the Appraisal Deadline by 5 days.',
      'The Inspection Resolution Deadline is no later than 10 days before Closing.',
      'Buyer acknowledges that the closing may be late.',
      'The inspector visited on March 2, 2027.',
      'The appraisal made on 3/14/2024 is of no use. The Appraisal Deadline is not later than 10 days before Closing.',
    ),
    days: {},
  },
};

/** Writes the contract's table, and the other place. */
export function writeOtherPlace(contract: Contract, { texts, isOnSamePage }: OtherPlace): void {
  writeTable(contract, CONTRACT_ROWS);
  const page = isOnSamePage ? contract.page : contract.document.addPage([612, 792]);
  for (const [x, y, text] of texts) page.drawText(text, { x, y, size: 9, font: contract.font });
}

export { HEADER };
