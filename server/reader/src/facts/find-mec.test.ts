import { aTextPage, type TextLine } from '../../test/builders/a-text-page';
import { findMec } from './find-mec';
import { findParties } from './find-parties';
import { runningText } from './running-text';

const CONTRACT = 'CONTRACT TO BUY AND SELL REAL ESTATE';
const SELLER = '2.3. Seller. Ruth Beck (Seller) is the current owner.';
const PARTIES = ['2.1. Buyer. Nora Fielding (Buyer) will take title.', SELLER];
const TWO_BUYERS = ['2.1. Buyer. Nora Fielding and Tom Fielding (Buyer) will take title.', SELLER];

const line = (label: string, day: string): TextLine => [
  [60, label],
  [330, `Date: ${day}`],
];
const buyer = (day: string, name = 'Nora Fielding'): TextLine[] => [
  `Buyer’s Name: ${name}`,
  line('Buyer’s Signature', day),
];
const seller = (day: string): TextLine[] => ['Seller’s Name: Ruth Beck', line('Seller’s Signature', day)];
const broker = (day: string): TextLine[] => [
  'A. Broker Working With Buyer',
  'Brokerage Firm’s Name: Lakeside Brokers',
  line('Broker’s Signature', day),
];
const SIGNED = [...buyer('6/3/2031'), ...seller('6/4/2031')];

/** MEC of a file: the parties, the contract's lines of signatures, and other papers behind them. */
function mecOf(signatures: readonly TextLine[], papers: readonly (readonly TextLine[])[] = [], parties = PARTIES) {
  const pages = [[CONTRACT, ...parties], [CONTRACT, ...signatures], ...papers].map((lines, index) =>
    aTextPage(index + 1, lines),
  );
  const text = runningText(pages);
  return findMec(pages, { buyers: findParties(text, 'Buyer'), sellers: findParties(text, 'Seller') });
}

test.each<[string, TextLine[], string]>([
  ['brokers sign last', [...SIGNED, ...broker('6/20/2031')], '06-04-2031'],
  ['the buyer signs last, in words', [...seller('June 2, 2031'), ...buyer('June 5, 2031')], '06-05-2031'],
  ['the notations of days differ', [...buyer('2031-06-03'), ...seller('June 2nd, 2031')], '06-03-2031'],
  [
    'the days are before the names',
    ['6/3/2031 Nora Fielding, Buyer’s Signature', '6/7/2031 Ruth Beck, Seller’s Signature'],
    '06-07-2031',
  ],
  [
    'the days are above their labels, in two columns',
    [
      [
        [60, 'Nora Fielding'],
        [180, '6/3/2031'],
        [330, 'Ruth Beck'],
        [470, '6/8/2031'],
      ],
      [
        [60, 'Buyer'],
        [180, 'Date'],
        [330, 'Seller'],
        [470, 'Date'],
      ],
    ],
    '06-08-2031',
  ],
  [
    'the days are below the names',
    ['Buyer: Nora Fielding', 'Date: 6/3/2031', 'Seller: Ruth Beck', 'Date: 6/5/2031'],
    '06-05-2031',
  ],
  [
    'a short form has one line each',
    [
      'Buyer: Nora Fielding Date: 6/3/2031',
      'Seller: Ruth Beck Date: 6/4/2031 5:15 PM MDT',
      'Listing Agent: Ned Marsh Date: 6/9/2031',
    ],
    '06-04-2031',
  ],
  ...(
    [
      ['in parentheses', 'Nora Fielding (Buyer) 6/3/2031', 'Ruth Beck (Seller) 6/4/2031'],
      ['behind a comma', 'Nora Fielding, Buyer Date: 6/3/2031', 'By: Ruth Beck, Seller Date: June 4, 2031'],
      ['behind a dash', '/s/ Nora Fielding – Buyer 6/3/2031 5:15 PM MDT', '/s/ Ruth Beck – Seller June 4, 2031'],
      ['before the name', 'Signed by Buyer: Nora Fielding on 6/3/2031', 'Accepted by Seller: Ruth Beck on 6/4/2031'],
    ] as const
  ).map(([where, ...lines]): [string, TextLine[], string] => [
    `the role is ${where}`,
    [...lines, 'Ned Marsh (Buyer’s Agent) 6/9/2031', 'Ida Moss, Broker for Seller Date: 6/9/2031'],
    '06-04-2031',
  ]),
  ['a name begins as a role does', ['Ann Sellerman (Buyer) 6/3/2031', 'Ruth Beck (Seller) 6/4/2031'], '06-04-2031'],
  [
    'name, role and day are in columns',
    [
      [
        [60, 'Nora Fielding'],
        [200, 'Buyer'],
        [330, '6/3/2031'],
      ],
      [
        [60, 'Ruth Beck'],
        [200, 'Seller'],
        [330, 'June 5, 2031'],
      ],
    ],
    '06-05-2031',
  ],
  [
    'role, name and day are in columns',
    [
      [
        [60, 'Buyer'],
        [200, 'Nora Fielding'],
        [330, '6/3/2031'],
      ],
      [
        [60, 'Seller:'],
        [200, 'Ruth Beck'],
        [330, 'Date: June 5, 2031'],
      ],
    ],
    '06-05-2031',
  ],
  [
    'the day is below the name and its role',
    ['Nora Fielding (Buyer)', 'Date: 6/3/2031', 'Ruth Beck (Seller)', 'Signed on June 6, 2031'],
    '06-06-2031',
  ],
  [
    'a line for another buyer is blank',
    [...buyer('6/3/2031'), ...buyer('____', '________'), ...seller('6/4/2031')],
    '06-04-2031',
  ],
  [
    'sentences name days and signatures',
    [
      ...SIGNED,
      'Seller: to replace the roof by 6/20/2031.',
      'Nora Fielding (Buyer) takes possession on 6/21/2031.',
      'Nora Fielding (Buyer) 6/22/2031 and later',
      'This offer expires unless accepted by Seller, as evidenced by their signatures, by 6/30/2031.',
    ],
    '06-04-2031',
  ],
])('the last day of a buyer or seller is proposed where %s', (_, signatures, expected) => {
  expect(mecOf(signatures)?.value).toBe(expected);
});

test.each<[string, TextLine[]]>([
  ['the seller has not signed', [...buyer('6/3/2031'), ...seller('')]],
  ['nobody has signed', [...buyer('____'), ...seller('____')]],
  ['a named buyer has no day', [...buyer('6/3/2031'), ...buyer('', 'Tom Fielding'), ...seller('6/4/2031')]],
  ['the line of a named buyer has no day', ['Nora Fielding (Buyer) Date: ____', 'Ruth Beck (Seller) 6/4/2031']],
  ['only agents of both sides have days', ['Ned Marsh (Buyer’s Agent) 6/3/2031', 'Ida Moss, Seller’s Broker 6/4/2031']],
  ['a name has two days', ['Nora Fielding (Buyer) 6/3/2031 6/5/2031', 'Ruth Beck (Seller) 6/4/2031']],
  ['a day does not exist', [...buyer('6/31/2031'), ...seller('6/4/2031')]],
  ['a line has two days', [...buyer('6/3/2031 6/5/2031'), ...seller('6/4/2031')]],
  ['a year is a slip of the pen', [...buyer('6/3/1931'), ...seller('6/4/1931')]],
])('MEC is left to the person where %s', (_, signatures) => {
  expect(mecOf(signatures)).toBeUndefined();
});

test('all buyers whom the contract names must have signed', () => {
  expect(mecOf(SIGNED, [], TWO_BUYERS)).toBeUndefined();
  const both = [...SIGNED, ...buyer('6/6/2031', 'Tom Fielding')];
  expect(mecOf(both, [], TWO_BUYERS)?.value).toBe('06-06-2031');
});

test('a counterproposal counts, even if nobody accepted the contract that it changes', () => {
  const counterproposal = ['COUNTERPROPOSAL', ...seller('6/8/2031'), ...buyer('6/9/2031')];
  expect(mecOf([...buyer('6/3/2031'), ...seller('')], [counterproposal])).toEqual({
    value: '06-09-2031',
    page: 3,
    words: 'Buyer’s Signature Date: 6/9/2031',
  });
});

test('a counterproposal that one side has not signed leaves MEC to the person', () => {
  expect(mecOf(SIGNED, [['COUNTERPROPOSAL', ...seller('6/8/2031'), ...buyer('')]])).toBeUndefined();
});

test('an amendment is later than MEC', () => {
  const amendment = ['AGREEMENT TO AMEND/EXTEND CONTRACT', ...seller('7/8/2031'), ...buyer('7/9/2031')];
  expect(mecOf(SIGNED, [amendment])?.value).toBe('06-04-2031');
});

test('another paper that is signed later leaves MEC to the person', () => {
  const paper = (day: string) => ['LEAD-BASED PAINT DISCLOSURE', ...seller(day), ...buyer('6/2/2031')];
  expect(mecOf(SIGNED, [paper('6/8/2031')])).toBeUndefined();
  expect(mecOf(SIGNED, [paper('6/1/2031')])?.value).toBe('06-04-2031');
});

test('a word that was recognized, or a page without words, leaves MEC to the person', () => {
  const page = aTextPage(1, SIGNED);
  expect(findMec([page], {})?.value).toBe('06-04-2031');
  const recognized = { ...page, words: page.words.map((word) => ({ ...word, confidence: 96 })) };
  expect(findMec([recognized], {})).toBeUndefined();
  expect(findMec([page, { number: 2, words: [] }], {})).toBeUndefined();
});
