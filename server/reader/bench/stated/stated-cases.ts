import type { ContractType } from '@keydate/domain/contract-type';
import type { Line, StatedPages } from './draw-stated';

/** The true statements of an invented contract; null for one that it leaves in doubt, so that a person must be asked. */
export interface StatedTruth {
  address: { street: string; city: string; state: string; zipcode: string } | null;
  side: ContractType | null;
  /** The client's names: the buyers or sellers of the side. */
  client: readonly string[] | null;
  /** The last day on which a buyer or a seller signed, if both sides have. */
  mec: string | null;
}

export interface StatedCase extends StatedPages {
  name: string;
  /** The person who uploads the contract. */
  person: { fullName: string; company: string };
  truth: StatedTruth;
}

const ME = { fullName: 'Ada Quill', company: 'Quill Homes LLC' };
const OTHER = { name: 'Ned Marsh', firm: 'Lakeside Brokers' };
const MINE = { name: ME.fullName, firm: ME.company };
const LARKSPUR = { street: '1420 Larkspur Lane', city: 'Aurora', state: 'Colorado', zipcode: '80013' };
const KNOWN_AS = 'known as: No. 1420 Larkspur Lane, Aurora, Colorado 80013, together with the interests and';

const parties = (buyers: string, sellers: string, property: readonly Line[] = [KNOWN_AS]): Line[] => [
  '2.  PARTIES AND PROPERTY.',
  `2.1. Buyer. ${buyers} (Buyer) will take title`,
  'to the Property described below as tenants in common.',
  '2.2. No Assignability. This Contract is not assignable by Buyer unless the seller agrees in writing.',
  `2.3. Seller. ${sellers} (Seller) is the current`,
  'owner of the Property described below.',
  '2.4. Property. The Property is the following real estate in the County of Arapahoe, Colorado:',
  'Lot 7, Block 12, Meadow Subdivision, Filing No. 3,',
  ...property,
];

type Signature = readonly [role: 'Buyer' | 'Seller', name: string, day: string];

const signatures = (...signed: readonly Signature[]): Line[] =>
  signed.flatMap(([role, name, day]): Line[] => [
    [
      [60, `${role}’s Name:`],
      [150, name],
    ],
    [
      [60, `${role}’s Signature`],
      [330, `Date: ${day}`],
    ],
    [
      [60, 'Address:'],
      [150, '77 Harbor Street, Denver, CO 80202'],
    ],
    '',
  ]);

const brokers = (buyers: { name: string; firm: string }, sellers: { name: string; firm: string }): Line[] => [
  'A. Broker Working With Buyer',
  'Broker is working with Buyer as a Buyer’s Agent in this transaction.',
  ...blockOf(buyers),
  'B. Broker Working with Seller',
  'Broker is working with Seller as a Seller’s Agent in this transaction.',
  ...blockOf(sellers),
];

const blockOf = ({ name, firm }: { name: string; firm: string }): Line[] => [
  [
    [60, 'Brokerage Firm’s Name:'],
    [210, firm],
  ],
  [
    [60, 'Broker’s Name:'],
    [210, name],
  ],
  [
    [60, 'Broker’s Signature'],
    [330, 'Date: 6/20/2031'],
  ],
  'Address: 9 Market Square, Boulder, CO 80301',
];

const BOTH: readonly Signature[] = [
  ['Buyer', 'Nora Fielding', '6/3/2031'],
  ['Seller', 'Ruth Beck', '6/4/2031'],
];

const WRAPPED: readonly string[] = [
  '2.1. Buyer. Nora',
  'Fielding (Buyer) will take title to the Property described below.',
  '2.3. Seller. Ruth Beck (Seller) is the current owner of the Property described below.',
  '2.4. Property. The Property is known as No. 1420',
  'Larkspur Lane, Aurora, Colorado 80013, together with the interests.',
];

const NUMBERED = WRAPPED.map((line, index): Line => [
  [30, String(index + 1)],
  [60, line],
]);

/** Twelve invented contracts, each with another way to state what it states. */
export const STATED_CASES: readonly StatedCase[] = [
  {
    name: 'the buyer’s broker uploads',
    person: ME,
    before: parties('Nora Fielding', 'Ruth Beck'),
    behind: [...signatures(...BOTH), ...brokers(MINE, OTHER)],
    truth: { address: LARKSPUR, side: 'Purchase', client: ['Nora Fielding'], mec: '06-04-2031' },
  },
  {
    name: 'the seller’s broker uploads, of two sellers',
    person: ME,
    before: parties('Nora Fielding', 'Ruth Beck and Otto Beck'),
    behind: [...signatures(...BOTH, ['Seller', 'Otto Beck', '6/6/2031']), ...brokers(OTHER, MINE)],
    truth: { address: LARKSPUR, side: 'Sale', client: ['Ruth Beck', 'Otto Beck'], mec: '06-06-2031' },
  },
  {
    name: 'the address is above the names of its fields',
    person: ME,
    before: parties('Nora Fielding', 'Ruth Beck', [
      'known as:',
      [
        [60, '1420 Larkspur Lane'],
        [250, 'Aurora'],
        [380, 'CO'],
        [450, '80013'],
      ],
      [
        [60, 'Street Address'],
        [250, 'City'],
        [380, 'State'],
        [450, 'Zip'],
      ],
    ]),
    behind: [...signatures(...BOTH), ...brokers(MINE, OTHER)],
    truth: { address: LARKSPUR, side: 'Purchase', client: ['Nora Fielding'], mec: '06-04-2031' },
  },
  {
    name: 'the address has no ZIP code',
    person: ME,
    before: parties('Nora Fielding', 'Ruth Beck', ['known as No. 1420 Larkspur Lane, Aurora, CO, together with']),
    behind: [...signatures(...BOTH), ...brokers(MINE, OTHER)],
    truth: { address: { ...LARKSPUR, zipcode: '' }, side: 'Purchase', client: ['Nora Fielding'], mec: '06-04-2031' },
  },
  {
    name: 'lines are numbered, and sentences run over two of them',
    person: ME,
    before: NUMBERED,
    behind: [...signatures(...BOTH), ...brokers(MINE, OTHER)],
    truth: { address: LARKSPUR, side: 'Purchase', client: ['Nora Fielding'], mec: '06-04-2031' },
  },
  {
    name: 'a coordinator of the buyer’s firm uploads',
    person: { fullName: 'Ivy Lund', company: 'Quill Homes, L.L.C.' },
    before: parties('Nora Fielding', 'Ruth Beck'),
    behind: [...signatures(...BOTH), ...brokers(MINE, OTHER)],
    truth: { address: LARKSPUR, side: 'Purchase', client: ['Nora Fielding'], mec: '06-04-2031' },
  },
  {
    name: 'the firm is on both sides, and the person on the seller’s',
    person: ME,
    before: parties('Nora Fielding', 'Ruth Beck'),
    behind: [...signatures(...BOTH), ...brokers({ ...OTHER, firm: ME.company }, MINE)],
    truth: { address: LARKSPUR, side: 'Sale', client: ['Ruth Beck'], mec: '06-04-2031' },
  },
  {
    name: 'a coordinator uploads, whose firm is on both sides',
    person: { ...ME, fullName: 'Ivy Lund' },
    before: parties('Nora Fielding', 'Ruth Beck'),
    behind: [...signatures(...BOTH), ...brokers({ ...OTHER, firm: ME.company }, MINE)],
    truth: { address: LARKSPUR, side: null, client: null, mec: '06-04-2031' },
  },
  {
    name: 'a company buys an apartment',
    person: ME,
    before: parties('Fielding Holdings, LLC', 'The Beck Family Trust', [
      'known as No. 88 Canal Street, Unit 4, Lakewood, CO 80226-1101, together with',
    ]),
    behind: [
      ...signatures(
        ['Buyer', 'Fielding Holdings, LLC', 'June 9, 2031'],
        ['Seller', 'The Beck Family Trust', 'June 8, 2031'],
      ),
      ...brokers(MINE, OTHER),
    ],
    truth: {
      address: { street: '88 Canal Street, Unit 4', city: 'Lakewood', state: 'Colorado', zipcode: '80226' },
      side: 'Purchase',
      client: ['Fielding Holdings LLC'],
      mec: '06-09-2031',
    },
  },
  {
    name: 'two contracts are in one file',
    person: ME,
    before: parties('Nora Fielding', 'Ruth Beck'),
    behind: [
      ...parties('Hugo Stern', 'Ruth Beck', ['known as No. 5 Mill Road, Golden, Colorado 80401, together with']),
      ...signatures(['Buyer', 'Hugo Stern', '6/3/2031'], ['Seller', 'Ruth Beck', '6/4/2031']),
      ...brokers(MINE, OTHER),
    ],
    // those of the first one, which ends before the signatures
    truth: { address: LARKSPUR, side: null, client: null, mec: null },
  },
  {
    name: 'first names share a last name, and the form’s address is blank',
    person: ME,
    before: parties('Nora and Tom Fielding', 'Ruth Beck', [
      'known as No. ____________, Aurora, Colorado 80013, together',
    ]),
    behind: [...signatures(['Seller', 'Ruth Beck', '6/4/2031']), ...brokers(MINE, OTHER)],
    // no buyer has signed
    truth: { address: null, side: 'Purchase', client: null, mec: null },
  },
  {
    name: 'a short form names the fields with colons',
    person: ME,
    before: [
      'Property Address: 1420 Larkspur Lane, Aurora, CO 80013',
      'Buyer: Nora Fielding',
      'Seller: Ruth Beck',
      'The closing is held at 400 Capitol Avenue, Denver, CO 80203.',
    ],
    behind: [
      ...signatures(...BOTH),
      'Buyer’s Broker',
      'Brokerage: Lakeside Brokers',
      'Agent: Ned Marsh',
      'Seller’s Broker',
      'Brokerage: Quill Homes',
      'Agent: Ada Quill',
    ],
    truth: { address: LARKSPUR, side: 'Sale', client: ['Ruth Beck'], mec: '06-04-2031' },
  },
];
