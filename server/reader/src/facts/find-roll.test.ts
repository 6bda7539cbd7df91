import { aTextPage } from '../../test/builders/a-text-page';
import { findRoll } from './find-roll';
import { runningText } from './running-text';

/** § 3.3 of the form, with marks in place of its boxes. */
const section = (will: string, willNot: string, behind = '') => [
  '3.3.3. Deadlines. If any deadline falls on a Saturday, Sunday or federal or Colorado state holiday',
  `(Holiday), such deadline ${will} Will ${willNot} Will Not ${behind} be extended to the next day that is not a`,
  'Saturday, Sunday or Holiday. Should neither box be checked, the deadline will not be extended.',
];
const rollOf = (...lines: string[]) => findRoll(runningText([aTextPage(4, lines)]));

test.each([
  ['an X', 'X', '[ ]', 'will'],
  ['an X in brackets', '[ ]', '[X]', 'will_not'],
  ['a small x in brackets', '[x]', '[ ]', 'will'],
  ['a ticked box', '☒', '☐', 'will'],
  ['a ticked second box', '☐', '☒', 'will_not'],
  ['a tick over a blank', '__✓__', '______', 'will'],
  ['an X over an empty box', '☐ X', '☐', 'will'],
] as const)('the extension is proposed where one choice is marked with %s', (_, will, willNot, expected) => {
  expect(rollOf(...section(will, willNot))?.value).toBe(expected);
});

test.each([
  ['both boxes are ticked', '[X]', '[X]'],
  ['neither box is ticked', '[ ]', '[ ]'],
  ['the boxes are drawn, and have no text', '', ''],
  ['a mark may belong to either choice', '', 'X'],
  ['another letter may be a box', 'q', 'X'],
])('the extension is left to the person where %s', (_, will, willNot) => {
  expect(rollOf(...section(will, willNot))).toBeUndefined();
});

test('boxes behind their choices are read as such', () => {
  expect(rollOf(...section('', '[ ]', '[X]'))?.value).toBe('will_not');
});

test('two places that contradict each other leave the extension to the person', () => {
  expect(rollOf(...section('[X]', '[ ]'), ...section('[ ]', '[X]'))).toBeUndefined();
});

test('a sentence about another extension is not the choice', () => {
  expect(rollOf('The closing [X] Will [ ] Will Not be extended if the loan is late.')).toBeUndefined();
});

test('the proposal has its page and words', () => {
  expect(rollOf(...section('[X]', '[ ]'))).toEqual({
    value: 'will',
    page: 4,
    words: '[X] Will [ ] Will Not be extended',
  });
});
