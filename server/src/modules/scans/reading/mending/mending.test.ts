import fc from 'fast-check';
import { FORM_TITLES } from './form-titles';
import { mendAnswer } from './mend-answer';
import { mendTitle } from './mend-title';

describe('a recognised title', () => {
  test.each([
    ['Record Title Deadiine', 'Record Title Deadline'],
    ['OfT-Record Tile Objection Deadtine', 'Off-Record Title Objection Deadline'],
    ['| New Lc or New Survey Objection Deadline i', 'New ILC or New Survey Objection Deadline'],
    ['Due Ditgence Documents Delivery Deadiine', 'Due Diligence Documents Delivery Deadline'],
  ])('%s is spelled as the form spells it', (read, title) => {
    expect(mendTitle(read)).toBe(title);
  });

  test('in words of the form is left alone, though no form has it', () => {
    expect(mendTitle('Survey Termination Deadline')).toBe('Survey Termination Deadline');
  });

  test('of another form keeps its words', () => {
    expect(mendTitle('Chicken Coop Removal Deadline')).toBe('Chicken Coop Removal Deadline');
  });

  test('of the form is never changed', () => {
    for (const title of FORM_TITLES) expect(mendTitle(title)).toBe(title);
  });
});

describe('a recognised answer', () => {
  test.each([['nla', 'n/a'], ['NiA', 'N/A'], ['5.00 PM MT', '5:00 PM MT'], ['6/14/2030 Fridav', '6/14/2030 Friday'], ['4 Days Aftcr MEC', '4 Days After MEC'], ['| Waived', 'Waived']])('%s', (read, answer) => {
    expect(mendAnswer(read)).toBe(answer);
  });

  test('never changes a digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Za-z/., :|-]{0,24}$/), (words) => {
        const digits = (text: string) => text.replace(/\D/g, '');
        const isAnswer = /^n.?a/i.test(words.replace(/[^\dA-Za-z/ ]/g, '').trim());
        if (!isAnswer) expect(digits(words)).toContain(digits(mendAnswer(words)));
      }),
    );
  });

  test('leaves the names of months as they were read, right or wrong', () => {
    expect(mendAnswer('Juue 15, 2026')).toBe('Juue 15, 2026');
  });
});
