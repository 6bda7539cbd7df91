import fc from 'fast-check';
import { cellAfter } from '../../test/builders/passes-over';
import { suggestAnswers } from './suggest-answers';

/** Cells of a contract that were read surely. */
const SURE = ['7/3/2027', 'N/A', '6 Days After MEC', '5:00 PM', 'n/a'];

const after = (looks: readonly string[], cell: Parameters<typeof cellAfter>[2] = {}) =>
  cellAfter(suggestAnswers, looks, { among: SURE, ...cell });

describe('a cell without a day that the looks do not agree on', () => {
  test('gets the answer that comes nearest, with what was read', () => {
    expect(after(['MET ¢ 4 days', 'MET + 4 dayr', 'MET + KA days'])).toEqual({
      date: 'MEC + 4 days',
      doubts: [{ kind: 'answer-mended', words: 'MET ¢ 4 days' }],
    });
  });

  test.each([
    [['10 Days Attar MEC', '0 Rays Atuer MED', '10 Days Atuer SEC'], '10 Days After MEC'],
    [['Raived', 'Kaived', 'Raivea'], 'Waived'],
    [["n'a", 'nya', 'n/a'], 'N/A'],
    [['Time ot Closmg', 'Ime of Closing'], 'Time of Closing'],
  ])('%j is %s', (looks, answer) => {
    expect(after(looks).date).toBe(answer);
  });

  test('is written as the table has it elsewhere', () => {
    expect(after(['11 days aftor mec.', '11 days attar mec.'], { among: ['6 days after mec.'] }).date).toBe(
      '11 days after mec.',
    );
    expect(after(['On recelpt ot lcan', 'On receigt of loam'], { among: ['On receipt of loan'] }).date).toBe(
      'On receipt of loan',
    );
  });

  test.each([
    ['two numbers are about as near', ['MEC + ? days', 'MEC + # days']],
    ['one look of three saw its number', ['MEC + 8 days', 'MEC + B days', 'MEC + R days']],
    ['it counts from something else', ['5 Days After Survey', '5 Days Atter Survey']],
    ['little is left of it', ['aft ME', 'r MC']],
    ['each saw another event', ['5 Days After ILC', '5 Days Alter ILC', '5 Daye After ILC']],
    ['each saw another unit', ['24 Hours After MEC', '24 Hours Aftor MEC', '24 Houre After MEC']],
    ['each saw another number', ['MEC + 5-7 days', 'MEC + 5/7 dayc', 'MEC . 5-7 days']],
    ['each saw another hour', ['6:00 PM', '6:0C PM', '6;00 PW']],
    ['one look saw a day', ['N/A', '7/8/2027']],
    ['nobody looked again', ['Raived']],
  ])('stays as it was read where %s', (_, looks) => {
    expect(after(looks)).toEqual({ date: looks[0], doubts: [] });
  });
});

describe('what most looks saw is what the contract says', () => {
  test.each(['Waived', 'MEC + 9 days', '3 Days After SSA', 'Deleted', 'TBD'])('%s', (words) => {
    expect(after([words, words, words.replace(/[de]/, '#')], { confidence: 70 })).toEqual({ date: words, doubts: [] });
  });

  test.each([
    'MED + 8 days',
    '5 Days After PSA',
    '24 Hours After MEC',
    'Upon Delivery of Keys',
    'Waiver',
    'No Charge',
    'MEC - 5 days',
    'MEC + 5-7 days',
    '100 Days After MEC',
    '6:00 PM',
  ])('%s, though no contract was seen to say so, and however poorly it was read', (words) => {
    expect(after([words, words, words, words, words])).toEqual({ date: words, doubts: [] });
  });
});

describe('NA', () => {
  test('stays where a single other cell has a slash', () => {
    expect(after(['NA', 'NA', 'N A'], { among: ['N/A'] }).date).toBe('NA');
  });

  test("lost its slash where the table's other cells have one", () => {
    expect(after(['NA', 'NA', 'N A'], { confidence: 93 })).toEqual({
      date: 'N/A',
      doubts: [{ kind: 'answer-mended', words: 'NA' }],
    });
  });

  test('stays where they have none', () => {
    expect(after(['NA', 'NA', 'N A'], { confidence: 93, among: ['7/3/2027', 'Waived'] }).date).toBe('NA');
  });
});

test('no answer is ever changed without a doubt that tells what was read', () => {
  const aLook = fc.oneof(
    fc.stringMatching(/^[A-Za-z\d/+. §]{0,16}$/),
    fc.constantFrom('N/A', 'NA', 'MEC + 5 days', 'MET + S days', '7/8/2027', 'Waived'),
  );
  fc.assert(
    fc.property(
      fc.array(aLook, { maxLength: 5 }),
      fc.nat(4),
      fc.integer({ min: 0, max: 99 }),
      (looks, chosen, confidence) => {
        const was = looks[chosen] ?? '';
        const { date, doubts } = after(looks, { was, confidence });
        expect(doubts).toEqual(date === was ? [] : [{ kind: 'answer-mended', words: was }]);
      },
    ),
  );
});
