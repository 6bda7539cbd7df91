import { isRightToEnd, lacksNote, settle } from './settled-deadline';

test.each([
  'Inspection Objection Deadline',
  'Inspection Termination Deadline',
  '31. Inspection Period',
  'Record Title Objection Deadline',
  'Appraisal Objection Deadline',
  'New Loan Terms Deadline',
  'New Loan Availability Deadline',
  'Existing Loan Termination Deadline',
  'LOAN CONTINGENCY REMOVAL',
  'Property Insurance Termination Deadline',
  'Association Documents Termination Deadline',
  'Disapproval of Buyer’s Credit Information Deadline',
  'Due Diligence Deadline',
  'Financing & Appraisal Deadline',
  'Option Period Ends',
  'Last day to object to title',
])('“%s” is a right: it is waived only with a note', (title) => {
  expect(isRightToEnd(title)).toBe(true);
  expect(lacksNote(title, { as: 'waived', note: '' })).toBe(true);
  expect(lacksNote(title, { as: 'waived', note: 'The buyer wrote on June 2.' })).toBe(false);
  expect(lacksNote(title, { as: 'missed', note: '' })).toBe(false);
});

test.each([
  'Closing Date',
  'Possession Date',
  'Alternative Earnest Money Deadline',
  'Record Title Deadline (and Tax Certificate)',
  'Association Documents Deadline',
  'New Loan Application Deadline',
  'Appraisal Deadline',
  'Acceptance Deadline Date',
])('“%s” is a duty or a day: it needs no note', (title) => {
  expect(lacksNote(title, { as: 'waived', note: '' })).toBe(false);
});

const ADA = { by: 'ada' };
const ROBIN = { by: 'robin' };
const waived = { ...ADA, as: 'waived' as const, note: 'By letter.' };

test.each([
  ['settled without a way is done', null, { isDone: true }, { ...ROBIN, as: 'done', note: '' }],
  ['settled again stays as it was, with its first person', waived, { isDone: true }, waived],
  ['settled the same way again stays with its first person', waived, { isDone: true, as: 'waived' }, waived],
  [
    'settled another way is the second person’s',
    waived,
    { isDone: true, as: 'done' },
    { ...ROBIN, as: 'done', note: '' },
  ],
  [
    'settled with another note is the second person’s',
    waived,
    { isDone: true, note: 'By email.' },
    { ...ROBIN, as: 'waived', note: 'By email.' },
  ],
  ['taken back is open', waived, { isDone: false, as: 'waived' }, null],
] as const)('a deadline that is %s', (_what, before, asked, after) => {
  expect(settle(before, asked, ROBIN)).toEqual(after);
});
