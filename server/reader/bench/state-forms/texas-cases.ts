import { calendarDay } from '@keydate/domain/calendar-day';
import { styleOf } from '../hard/typed-cases';
import { ProseSheet, type ProseLine } from './draw-prose';
import { withFields, type Field } from './with-fields';
import type { StateFormCase } from './state-form-case';

const NAME = 'TEXAS RESIDENTIAL CONTRACT (RESALE)';
const ADDRESS = { street: '905 Pecan Street', city: 'Austin', state: 'Texas', zipcode: '78704' };
const common = {
  form: 'texas',
  state: 'Texas',
  // a Tuesday
  anchors: { effectiveDate: calendarDay(2031, 6, 3) },
  address: ADDRESS,
  buyers: ['Nora Fielding'],
  sellers: ['Ruth Beck', 'Otto Beck'],
} as const;

const BEFORE: ProseLine[] = [
  'ONE FAMILY RESIDENTIAL CONTRACT (RESALE)',
  '1. PARTIES: The parties to this contract are Ruth Beck and Otto Beck (Seller) and Nora Fielding (Buyer).',
  '2. PROPERTY: A. LAND: Lot 4, Block 2, Pecan Grove Addition, City of Austin, County of Travis, Texas, known as 905 Pecan Street, Austin, Texas 78704.',
  '3. SALES PRICE: Cash portion $ 60,000. Loan $ 240,000.',
];
const SIGNED: ProseLine[] = [
  'EXECUTED the 3rd day of June, 2031 (EFFECTIVE DATE).',
  'Buyer: Nora Fielding   Date: 6/2/2031',
  'Seller: Ruth Beck   Date: 6/3/2031',
];

/** The form prints the names of the fields below what is filled in. */
const brokers = (others: string, listing: string, other: string, ownSide: string): ProseLine[] => [
  'BROKER INFORMATION',
  [
    [60, others],
    [200, '9001'],
    [320, listing],
    [460, '9002'],
  ],
  [
    [60, 'Other Broker Firm'],
    [200, 'License No.'],
    [320, 'Listing Broker Firm'],
    [460, 'License No.'],
  ],
  [
    [60, `represents ${other} Buyer only as Buyer’s agent`],
    [320, `represents ${ownSide} Seller and Buyer as an intermediary`],
  ],
];

async function draw(number: number, lines: readonly ProseLine[], linesOnPage?: number): Promise<Buffer> {
  const sheet = new ProseSheet(styleOf(number), NAME, linesOnPage);
  const broker =
    number === 0
      ? brokers('Quill Homes', 'Lakeside Brokers', '[X]', '[ ]')
      : brokers('Quill Homes', 'Lakeside Brokers', '[ ]', '[ ]');
  sheet.writeLines([...BEFORE, ...lines, ...SIGNED, ...broker]);
  return sheet.end();
}

async function drawBoxes(): Promise<Buffer> {
  const sheet = new ProseSheet(styleOf(2), NAME);
  const fields: Field[] = [];
  sheet.writeLines([
    ...BEFORE,
    '5. EARNEST MONEY AND TERMINATION OPTION:',
    'A. DELIVERY: Buyer delivers $ 3,000 as earnest money and $ 150 as the Option Fee to the Escrow Agent within 3 days after the Effective Date.',
  ]);
  const y = sheet.nextLine();
  sheet.write('B. TERMINATION OPTION: Buyer may end this contract for any reason within', 60, y);
  fields.push({ page: 0, x: 430, y, width: 40, value: '8' });
  sheet.writeLines([
    'days after the Effective Date (Option Period).',
    '6. TITLE POLICY AND SURVEY:',
    'C. SURVEY: (Check one box only)',
  ]);
  const alternatives = [
    ['(1) Within 5 days after the Effective Date, Seller hands over the existing survey.', false],
    ['(2) Within 12 days after the Effective Date, Buyer obtains a new survey.', true],
    ['(3) Within 9 days after the Effective Date, Seller pays for a new survey.', false],
  ] as const;
  for (const [text, isTicked] of alternatives) {
    const line = sheet.nextLine();
    fields.push({ page: 0, x: 62, y: line, width: 9, value: isTicked });
    sheet.write(text, 80, line);
  }
  sheet.writeLines([
    '9. CLOSING: A. The closing of the sale will be on or before July 19, 2031.',
    ...SIGNED,
    ...brokers('Lakeside Brokers', 'Quill Homes LLC', '[X]', '[ ]'),
  ]);
  return withFields(await sheet.end(), fields);
}

export const TEXAS_CASES: readonly StateFormCase[] = [
  {
    ...common,
    name: 'paragraphs that state periods in numbers',
    side: 'Purchase',
    draw: () =>
      draw(0, [
        '5. EARNEST MONEY AND TERMINATION OPTION:',
        'A. DELIVERY OF EARNEST MONEY AND OPTION FEE: Within 4 days after the Effective Date, Buyer must bring to Pecan Title (Escrow Agent) $ 3,000 as earnest money and $ 150 as the Option Fee.',
        '(1) Buyer must bring additional earnest money of $ 1,000 to Escrow Agent within 14 days after the Effective Date of this contract.',
        'B. TERMINATION OPTION: Buyer has the unrestricted right to terminate this contract within 7 days after the Effective Date (Option Period). A notice counts if it arrives by 5:00 p.m.',
        '6. TITLE POLICY AND SURVEY:',
        'B. COMMITMENT: Within 20 days after the Title Company receives a copy of this contract, Seller has the commitment sent to Buyer.',
        'D. OBJECTIONS: Buyer must object to defects in writing not later than 10 days after Buyer receives the Commitment.',
        '7. PROPERTY CONDITION: B. SELLER’S DISCLOSURE NOTICE: Seller brings the notice within 3 days after the Effective Date.',
        '9. CLOSING: A. The closing of the sale will be on or before July 19, 2031.',
      ]),
    rows: [
      // a Saturday: Texas's form moves earnest money and option fee
      ['¶ 5A', 'Earnest Money and Option Fee Deadline', '4 days after the Effective Date', '06-09-2031'],
      [
        '¶ 5A(1)',
        'Additional Earnest Money Deadline',
        '14 days after the Effective Date of this contract',
        '06-17-2031',
      ],
      ['¶ 5B', 'Option Period', '7 days after the Effective Date', '06-10-2031'],
      ['¶ 6B', 'Title Commitment Deadline', '20 days after the Title Company receives a copy of this contract', null],
      ['¶ 6D', 'Title Objection Deadline', '10 days after Buyer receives the Commitment', null],
      ['¶ 7', 'Seller’s Disclosure Notice Deadline', '3 days after the Effective Date', '06-06-2031'],
      ['¶ 9', 'Closing Date', 'July 19, 2031', '07-19-2031'],
    ],
  },
  {
    ...common,
    name: 'numbers in words, a page that ends in a sentence, a blank and a paragraph of its own',
    // whom the other broker represents is not ticked
    side: null,
    draw: () =>
      draw(
        1,
        [
          '5. EARNEST MONEY AND TERMINATION OPTION:',
          'A. EARNEST MONEY: Within three (3) days after the Effective Date, Buyer pays the earnest money and the Option Fee to Escrow Agent.',
          'B. TERMINATION OPTION: Buyer may terminate for any reason within ____ days after the Effective Date (Option Period).',
          '6. TITLE POLICY AND SURVEY:',
          'C. SURVEY: (Check one box only)',
          '[ ] (1) Within 5 days after the Effective Date, Seller hands over the existing survey.',
          '[X] (2) Within ten (10) days after the Effective Date, Buyer obtains a new survey at the cost of Buyer, made by a surveyor whom the Title Company accepts and who signs it.',
          'D. OBJECTIONS: Buyer may object to defects by the earlier of (i) the Closing Date or (ii) 6 days after Buyer receives the Commitment and the survey.',
          '7. PROPERTY CONDITION:',
          'H. WELLS: Seller has the water of the well looked at within 9 days after the Effective Date.',
          '9. CLOSING: A. The closing of the sale will be on or before July 18, 2031, or within 7 days after objections have been cured, whichever date is later (Closing Date).',
        ],
        18,
      ),
    rows: [
      ['¶ 5A', 'Earnest Money and Option Fee Deadline', 'three (3) days after the Effective Date', '06-06-2031'],
      ['¶ 5B', 'Option Period', '___ days after the Effective Date', null],
      ['¶ 6C(2)', 'Survey Deadline', 'ten (10) days after the Effective Date', '06-13-2031'],
      [
        '¶ 6D',
        'Title Objection Deadline',
        'the earlier of (i) the Closing Date or (ii) 6 days after Buyer receives the Commitment',
        null,
      ],
      [
        '¶ 7H',
        'H. WELLS: Seller has the water of the well looked at within 9 days after the Effective …',
        '9 days after the Effective Date',
        '06-12-2031',
      ],
      ['¶ 9', 'Closing Date', 'July 18, 2031', '07-18-2031'],
    ],
    flagged: [
      'H. WELLS: Seller has the water of the well looked at within 9 days after the Effective …',
      'Closing Date',
    ],
  },
  {
    ...common,
    name: 'form fields and boxes',
    side: 'Sale',
    draw: drawBoxes,
    rows: [
      ['¶ 5A', 'Earnest Money and Option Fee Deadline', '3 days after the Effective Date', '06-06-2031'],
      ['¶ 5B', 'Option Period', '8 days after the Effective Date', '06-11-2031'],
      ['¶ 6C(2)', 'Survey Deadline', '12 days after the Effective Date', '06-15-2031'],
      ['¶ 9', 'Closing Date', 'July 19, 2031', '07-19-2031'],
    ],
    lacks: ['Title Objection Deadline'],
  },
];
