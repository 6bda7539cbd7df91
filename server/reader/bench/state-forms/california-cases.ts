import { calendarDay } from '@keydate/domain/calendar-day';
import { styleOf } from '../hard/typed-cases';
import { STYLES } from '../hard/draw-form';
import { ProseSheet, type ProseLine } from './draw-prose';
import { withFields, type Field } from './with-fields';
import type { StateFormCase } from './state-form-case';

const NAME = 'CALIFORNIA RESIDENTIAL PURCHASE AGREEMENT';
const EDGES = [36, 80, 190, 510, 576];
const HEADER = ['Para.', 'Subject', 'Terms', 'Further Terms'];
const common = {
  form: 'california',
  state: 'California',
  // a Tuesday
  anchors: { acceptance: calendarDay(2031, 6, 3) },
  address: { street: '77 Manzanita Road', city: 'Ventura', state: 'California', zipcode: '93001' },
  buyers: ['Nora Fielding', 'Tom Fielding'],
  sellers: ['Ruth Beck'],
} as const;

const BEFORE: ProseLine[] = [
  'RESIDENTIAL PURCHASE AGREEMENT AND INSTRUCTIONS TO ESCROW',
  '1. OFFER: A. THIS IS AN OFFER FROM Nora Fielding and Tom Fielding (“Buyer”).',
  'B. The Property to be acquired is 77 Manzanita Road, situated in Ventura (City), Ventura (County), California, 93001 (ZIP Code).',
  '3. TERMS: The paragraphs below state what is agreed; a blank means the time that is printed.',
];
const BEHIND: ProseLine[] = [
  'Buyer’s Signature: Nora Fielding   Date: 6/1/2031',
  'Buyer’s Signature: Tom Fielding   Date: 6/1/2031',
  'Seller’s Name: Ruth Beck',
  'Seller’s Signature: Ruth Beck   Date: 6/3/2031',
];

/** The brokers with what the form prints next to them. */
const BROKERS = (ofSeller: string, ofBuyer: string, isForBoth: boolean): ProseLine[] => {
  const both = isForBoth ? '[X]' : '[ ]';
  const one = isForBoth ? '[ ]' : '[X]';
  return [
    `Seller’s Brokerage Firm ${ofSeller} License Number 01234567`,
    `Is the broker of (tick one): ${one} the Seller; or ${both} both the Buyer and Seller.`,
    'Seller’s Agent Ned Marsh License Number 07654321',
    [
      [60, 'Buyer’s Brokerage Firm'],
      [230, ofBuyer],
      [430, 'DRE Lic. # 02345678'],
    ],
    `Is the broker of (tick one): ${one} the Buyer; or ${both} both the Buyer and Seller.`,
  ];
};

function draw(
  number: number,
  brokers: readonly ProseLine[],
  rows: readonly (readonly string[])[],
  rowsOnPage = 30,
): Promise<Buffer> {
  const sheet = new ProseSheet({ ...styleOf(number), size: 8, rulings: 'all', rowsOnPage }, NAME);
  sheet.writeLines([...BEFORE, ...brokers]);
  sheet.drawTable(EDGES, HEADER, rows, '');
  sheet.writeLines(BEHIND);
  return sheet.end();
}

async function drawBoxes(): Promise<Buffer> {
  const [style = styleOf(0)] = STYLES;
  const sheet = new ProseSheet({ ...style, rulings: 'all' }, NAME);
  sheet.writeLines(BEFORE);
  const places = sheet.drawTable(
    EDGES,
    HEADER,
    [
      ['3A', 'Purchase Price', '$ 640,000', ''],
      ['3B', 'Close of Escrow', '     30 Days after Acceptance', '     on'],
      ['3L(1)', 'Loan Contingency', '17 (or 12) Days after Acceptance', '     no loan contingency'],
      ['3L(2)', 'Appraisal Contingency', '17 (or      ) Days after Acceptance', ''],
    ],
    '',
  );
  const fields: Field[] = [];
  for (const [row, column, isTicked] of [
    [1, 2, true],
    [1, 3, false],
    [2, 3, false],
  ] as const) {
    const place = places[row]?.[column];
    if (place) fields.push({ ...place, width: 9, value: isTicked });
  }
  sheet.writeLines([...BEHIND, 'Buyer’s Agent: Ned Marsh', 'Listing Agent: Ada Quill']);
  return withFields(await sheet.end(), fields);
}

export const CALIFORNIA_CASES: readonly StateFormCase[] = [
  {
    ...common,
    name: 'a grid with the printed times and others',
    side: 'Purchase',
    draw: () =>
      draw(0, BROKERS('Lakeside Brokers', 'Quill Homes LLC', false), [
        ['3A', 'Purchase Price', '$ 640,000', ''],
        ['3B', 'Close of Escrow', '30 Days after Acceptance', ''],
        ['3D(1)', 'Deposit', '3 (or ____) business days after Acceptance', '$ 19,200'],
        ['3H(2)', 'Proof of Loan Application', '3 (or 5) Days after Acceptance', ''],
        ['3J', 'Last Look at the House', '5 (or ____) Days prior to COE', ''],
        ['3L(1)', 'Loan Contingency', '17 (or 21) Days after Acceptance', ''],
        ['3L(2)', 'Appraisal Contingency', '17 (or ____) Days after Acceptance', ''],
        ['3L(3)', 'Investigation of Property', '17 (or 10) Days after Acceptance', ''],
        ['3N(1)', 'Papers of Seller', '7 (or ____) Days after Acceptance', ''],
        ['3Q', 'Items that stay', 'Stove, washer', ''],
      ]),
    rows: [
      ['3B', 'Close of Escrow', '30 Days after Acceptance', '07-03-2031'],
      ['3D(1)', 'Deposit', '3 (or ) business days after Acceptance', '06-06-2031'],
      ['3H(2)', 'Proof of Loan Application', '3 (or 5) Days after Acceptance', '06-09-2031'],
      ['3J', 'Last Look at the House', '5 (or ) Days prior to COE', '06-30-2031'],
      ['3L(1)', 'Loan Contingency', '17 (or 21) Days after Acceptance', '06-24-2031'],
      ['3L(2)', 'Appraisal Contingency', '17 (or ) Days after Acceptance', '06-20-2031'],
      ['3L(3)', 'Investigation of Property', '17 (or 10) Days after Acceptance', '06-13-2031'],
      ['3N(1)', 'Papers of Seller', '7 (or ) Days after Acceptance', '06-10-2031'],
    ],
  },
  {
    ...common,
    name: 'a grid over two pages, with alternatives in brackets and a choice between two days',
    // the seller’s firm works for both
    side: null,
    draw: () =>
      draw(
        1,
        BROKERS('Quill Homes LLC', 'Lakeside Brokers', true),
        [
          ['B', 'Close of Escrow', '[ ] __ Days after Acceptance OR [X] July 11, 2031', ''],
          ['L(1)', 'Loan', '17 (or 14) Days after Acceptance', ''],
          ['L(2)', 'Appraisal', '17 (or 14) Days after Acceptance', ''],
          ['L(3)', 'Inspections', '17 (or ____) Days after Acceptance', ''],
          [
            'L(5)',
            'Title Report',
            '17 (or __) Days after Acceptance, or 5 Days after Delivery, whichever is later',
            '',
          ],
          ['M', 'Possession', '6 PM on the day of COE', ''],
          ['N(4)', 'Smoke Alarms', '7 (or ____) Days after Acceptance', ''],
        ],
        4,
      ),
    rows: [
      ['B', 'Close of Escrow', 'July 11, 2031', '07-11-2031'],
      ['L(1)', 'Loan', '17 (or 14) Days after Acceptance', '06-17-2031'],
      ['L(2)', 'Appraisal', '17 (or 14) Days after Acceptance', '06-17-2031'],
      ['L(3)', 'Inspections', '17 (or ) Days after Acceptance', '06-20-2031'],
      ['L(5)', 'Title Report', '17 (or ) Days after Acceptance, or 5 Days after Delivery, whichever is later', null],
      ['N(4)', 'Smoke Alarms', '7 (or ) Days after Acceptance', '06-10-2031'],
    ],
  },
  {
    ...common,
    name: 'the boxes of form fields',
    side: 'Sale',
    draw: drawBoxes,
    rows: [
      ['3B', 'Close of Escrow', '30 Days after Acceptance', '07-03-2031'],
      ['3L(1)', 'Loan Contingency', '17 (or 12) Days after Acceptance', '06-16-2031'],
      ['3L(2)', 'Appraisal Contingency', '17 (or ) Days after Acceptance', '06-20-2031'],
    ],
    lacks: ['Investigation contingency'],
  },
];
