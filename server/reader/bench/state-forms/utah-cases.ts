import { styleOf } from '../hard/typed-cases';
import { ProseSheet, type ProseLine } from './draw-prose';
import { withFields, type Field } from './with-fields';
import type { StateFormCase } from './state-form-case';

const NAME = 'UTAH REAL ESTATE PURCHASE CONTRACT';
const ADDRESS = { street: '218 Juniper Way', city: 'Provo', state: 'Utah', zipcode: '84604' };
const PARTIES = { buyers: ['Nora Fielding'], sellers: ['Ruth Beck'] };

const BEFORE: ProseLine[] = [
  'REAL ESTATE PURCHASE CONTRACT',
  'This is an agreement that binds both sides. Use of this form is customary in Utah.',
  'On this 2nd day of June, 2031, Nora Fielding (“Buyer”) makes an offer to purchase from Ruth Beck (“Seller”) the house below.',
  '1. PROPERTY: also described as: 218 Juniper Way, City of Provo, County of Utah, State of Utah, ZIP 84604 (the Property).',
  '2. SETTLEMENT AND CLOSING. All papers are to be signed on the Settlement Deadline named below, or earlier if both agree.',
  '8. CONDITIONS. If the house does not please Buyer by the Due Diligence Deadline, Buyer may cancel in writing.',
];
const BEHIND: ProseLine[] = [
  '25. OFFER AND TIME FOR ACCEPTANCE. If Seller does not sign by 5:00 PM on June 4, 2031, the offer ends.',
  'Buyer’s Signature: Nora Fielding   Date: 6/2/2031',
  'Seller’s Signature: Ruth Beck   Date: 6/3/2031',
];

function draw(number: number, list: readonly ProseLine[], behind: readonly ProseLine[], linesOnPage?: number) {
  const sheet = new ProseSheet(styleOf(number), NAME, linesOnPage);
  sheet.writeLines([...BEFORE, ...list, ...BEHIND, ...behind]);
  return sheet.end();
}

async function drawFields(): Promise<Buffer> {
  const sheet = new ProseSheet(styleOf(1), NAME);
  const fields: Field[] = [];
  sheet.writeLines([...BEFORE, '24. CONTRACT DEADLINES. Both sides agree that these deadlines apply:']);
  const entries = [
    ['(a)', 'Seller Disclosure Deadline', '6/10/31'],
    ['(b)', 'Due Diligence Deadline', '6/21/31'],
    ['(c)', 'Financing & Appraisal Deadline', ''],
    ['(d)', 'Settlement Deadline', '7/19/31'],
  ] as const;
  for (const [letter, title, day] of entries) {
    const y = sheet.nextLine();
    sheet.write(letter, 80, y);
    sheet.write(title, 104, y);
    fields.push({ page: 0, x: 330, y, width: 120, value: day });
    sheet.write('(Date)', 460, y);
  }
  sheet.writeLines(BEHIND);
  return withFields(await sheet.end(), fields);
}

const common = { form: 'utah', side: null, state: 'Utah', anchors: {}, address: ADDRESS, ...PARTIES } as const;

export const UTAH_CASES: readonly StateFormCase[] = [
  {
    ...common,
    name: 'a list with lines to fill in',
    side: 'Sale',
    draw: () =>
      draw(
        0,
        [
          '24. CONTRACT DEADLINES. Both sides agree that these deadlines apply:',
          '(a) Seller Disclosure Deadline ____June 10, 2031____ (Date)',
          '(b) Due Diligence Deadline ____June 21, 2031____ (Date)',
          '(c) Financing & Appraisal Deadline ____July 1, 2031____ (Date)',
          '(d) Settlement Deadline ____July 19, 2031____ (Date)',
        ],
        [
          '5. CONFIRMATION OF AGENCY: Buyer’s Agent(s) Ned Marsh, represent(s) [X] Buyer [ ] both Buyer & Seller.',
          'Seller’s Agent(s) ____Ada Quill____, represent(s) [X] Seller [ ] both Buyer & Seller.',
        ],
      ),
    rows: [
      ['§ 24(a)', 'Seller Disclosure Deadline', 'June 10, 2031', '06-10-2031'],
      ['§ 24(b)', 'Due Diligence Deadline', 'June 21, 2031', '06-21-2031'],
      ['§ 24(c)', 'Financing & Appraisal Deadline', 'July 1, 2031', '07-01-2031'],
      // a Saturday: Utah's form moves nothing
      ['§ 24(d)', 'Settlement Deadline', 'July 19, 2031', '07-19-2031'],
    ],
  },
  {
    ...common,
    name: 'form fields, one of them blank',
    draw: drawFields,
    rows: [
      ['§ 24(a)', 'Seller Disclosure Deadline', '6/10/31', '06-10-2031'],
      ['§ 24(b)', 'Due Diligence Deadline', '6/21/31', '06-21-2031'],
      ['§ 24(c)', 'Financing & Appraisal Deadline', '', null],
      ['§ 24(d)', 'Settlement Deadline', '7/19/31', '07-19-2031'],
    ],
  },
  {
    ...common,
    name: 'a list over two pages, and an addendum that moves the settlement',
    draw: () =>
      draw(
        2,
        [
          '24. CONTRACT DEADLINES. Both sides agree that these deadlines apply:',
          [
            [80, '(a)'],
            [110, 'Seller Disclosure Deadline'],
            [330, 'Tuesday, June 10, 2031'],
          ],
          [
            [80, '(b)'],
            [110, 'Due Diligence Deadline'],
            [330, 'Saturday, June 21, 2031'],
          ],
          [
            [80, '(c)'],
            [110, 'Financing & Appraisal Deadline'],
            [330, 'N/A'],
          ],
          [
            [80, '(d)'],
            [110, 'Settlement Deadline'],
            [330, 'Saturday, July 19, 2031'],
          ],
        ],
        ['ADDENDUM NO. 1', 'The Settlement Deadline is changed to July 25, 2031. All else stays as it is.'],
        12,
      ),
    rows: [
      ['§ 24(a)', 'Seller Disclosure Deadline', 'Tuesday, June 10, 2031', '06-10-2031'],
      ['§ 24(b)', 'Due Diligence Deadline', 'Saturday, June 21, 2031', '06-21-2031'],
      ['§ 24(c)', 'Financing & Appraisal Deadline', 'N/A', null],
      ['§ 24(d)', 'Settlement Deadline', 'Saturday, July 19, 2031', '07-19-2031'],
    ],
    flagged: ['Settlement Deadline'],
  },
];
