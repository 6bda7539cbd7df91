import fc from 'fast-check';
import { editDistance } from '../words/edit-distance';
import type { TablePart } from '../table/table-part';
import { FORM_TITLES, withItsMarks } from '../forms/form-titles';
import { blurredShapeOf, shapeOf } from '../forms/letter-shapes';
import { correctAnswer } from './correct-answer';
import { correctRows } from './correct-rows';
import { correctTitle } from '../forms/correct-title';

describe('a recognized title', () => {
  test.each([
    ['Record Title Deadiine', 'Record Title Deadline'],
    ['OfT-Record Tile Objection Deadtine', 'Off-Record Title Objection Deadline'],
    ['| New Lc or New Survey Objection Deadline i', 'New ILC or New Survey Objection Deadline'],
    ['Tune of Day Deadline', 'Time of Day Deadline'],
    ['New Loon Avoilability Deodline', 'New Loan Availability Deadline'],
    ['Mmeral Rights Examination Deadhne', 'Mineral Rights Examination Deadline'],
    ['Due Ditgence Documents Delivery Deadiine', 'Due Diligence Documents Delivery Deadline'],
  ])('%s is spelled as the form spells it', (read, title) => {
    expect(correctTitle(read)).toBe(title);
  });

  test('in words of the form is left alone, though no form has it', () => {
    expect(correctTitle('Survey Termination Deadline')).toBe('Survey Termination Deadline');
  });

  test('of another form keeps its words', () => {
    expect(correctTitle('Chicken Coop Removal Deadline')).toBe('Chicken Coop Removal Deadline');
  });

  test.each([
    'HOA Documents Deadline',
    'Pest Inspection Resolution Deadline',
    'Loan Rejection Deadline',
    'New Lien Termination Deadline',
    'Tile Inspection Deadline',
    'Line Deadline',
    'Sewer Line Objection Deadline',
    'Roof Inspection Objection Deadline',
    'Right of Last Refusal Deadline',
    'Notice of Valve Deadline',
  ])('%s, near to a title of the form, is another deadline and stays one', (title) => {
    expect(correctTitle(title)).toBe(title);
  });

  test('of another form has its noise taken off word by word', () => {
    expect(correctTitle('Pest lnspection Resolutlon Deadiine')).toBe('Pest Inspection Resolution Deadline');
  });

  test('keeps as many words as were read, each with two letters changed at most', () => {
    const anyWord = fc.constantFrom(
      ...FORM_TITLES.flatMap((title) => title.split(' ')),
      'HOA',
      'Pest',
      'Rejection',
      'Tile',
      'Line',
      'Sewer',
      'Deadhne',
      'lnspection',
    );
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 1, maxLength: 5 }), (words) => {
        const mended = correctTitle(words.join(' ')).split(' ');
        expect(mended).toHaveLength(words.length);
        for (const [at, word] of words.entries()) expect(editDistance(word, mended[at] ?? '')).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('that the recognizer was sure of stays as it was read', () => {
    const titleAfter = (confidence: number) => {
      const row = {
        cells: { title: 'Tile Deadline |', date: '' },
        confidence: { title: confidence, date: 100 },
        reasons: [],
      };
      return correctRows({ rows: [row] } as unknown as TablePart).rows[0]?.cells.title;
    };
    expect(titleAfter(96)).toBe('Tile Deadline');
    expect(titleAfter(60)).toBe('Title Deadline');
  });

  test.each([
    ['Third Party Right to Purchase Approve Deadline', 'Third Party Right to Purchase/Approve Deadline'],
    ['Lead Based Paint Disclosure Deadline', 'Lead-Based Paint Disclosure Deadline'],
    ['Off.Record Title Deadline', 'Off-Record Title Deadline'],
    ['Purchase Approve Deadline', 'Purchase Approve Deadline'],
  ])('%s has the marks of the form, where it is one of its titles', (read, title) => {
    expect(withItsMarks(read)).toBe(title);
  });

  test('looks like no other title of the form', () => {
    for (const shape of [shapeOf, blurredShapeOf])
      expect(new Set(FORM_TITLES.map(shape)).size).toBe(FORM_TITLES.length);
  });

  test('of the form is never changed', () => {
    for (const title of FORM_TITLES) expect(correctTitle(title)).toBe(title);
  });
});

describe('a recognized answer', () => {
  test.each([
    ['nla', 'n/a'],
    ['NiA', 'N/A'],
    ['5.00 PM MT', '5:00 PM MT'],
    ['6/14/2030 Fridav', '6/14/2030 Friday'],
    ['4 Days Aftcr MEC', '4 Days After MEC'],
    ['| Waived', 'Waived'],
    ['Wawed', 'Waived'],
    ['6/14/2030 Fraday', '6/14/2030 Friday'],
    ['730 PM MT', '7:30 PM MT'],
    ['7°30 PM MT', '7:30 PM MT'],
    ['MET + 6 days', 'MEC + 6 days'],
    ['MECC + 5 days', 'MEC + 5 days'],
  ])('%s', (read, answer) => {
    expect(correctAnswer(read)).toBe(answer);
  });

  test('never changes a digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Za-z/., :|-]{0,24}$/), (words) => {
        const digits = (text: string) => text.replace(/\D/g, '');
        const isAnswer = /^n.?a/i.test(words.replace(/[^\dA-Za-z/ ]/g, '').trim());
        if (!isAnswer) expect(digits(words)).toContain(digits(correctAnswer(words)));
      }),
    );
  });

  test.each([
    '1130 PM',
    '2100 PM',
    '7130 PM',
    '73.30 PM',
    'VA',
    'ria',
    'Waiver',
    'Waives',
    'Delete',
    'Closings',
    'MFA + 3 days',
    'SSA + 3 days',
    '3 Days After SSA',
    '3 Days After MED',
    'MEC + 3 lots',
  ])('%s may be another one, and stays', (read) => {
    expect(correctAnswer(read)).toBe(read);
  });

  test('leaves the names of months as they were read, right or wrong', () => {
    expect(correctAnswer('Juue 15, 2026')).toBe('Juue 15, 2026');
  });
});
