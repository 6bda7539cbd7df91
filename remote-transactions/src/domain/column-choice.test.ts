import fc from 'fast-check';
import { chooseColumn, preselectColumns, type ColumnChoice } from './column-choice';

const table = (...columns: string[]) => ({ columns, rows: [], extent: null });

test.each([
  [['Item No.', 'Reference', 'Event', 'Date or Deadline'], { title: 2, date: 3 }],
  [['Item number', 'Reference', 'Title', 'Date'], { title: 2, date: 3 }],
  [['Date', 'Deadline', 'No.'], { title: 1, date: 0 }],
  [['Deadline', 'Date'], { title: 0, date: 1 }],
  [['Date Ref', 'Title No.', 'Title', 'Date'], { title: 2, date: 3 }],
  [['Column 1', 'Column 2'], { title: null, date: null }],
])('the header %j points at its columns', (columns, choice) => {
  expect(preselectColumns(table(...columns))).toEqual(choice);
});

test('a column that is the date cannot be the title', () => {
  const choice = { title: 2, date: 3 };
  expect(chooseColumn(choice, 'title', 3)).toEqual({
    choice,
    refusal: { role: 'title', message: 'This field is already selected for date' },
  });
});

test('a column that is the title cannot be the date', () => {
  const { refusal } = chooseColumn({ title: 2, date: null }, 'date', 2);
  expect(refusal).toEqual({ role: 'date', message: 'This field is already selected for title' });
});

test('no sequence of choices gives one column both roles', () => {
  const pick = fc.record({ role: fc.constantFrom('title' as const, 'date' as const), column: fc.nat(4) });
  fc.assert(
    fc.property(fc.array(pick), (picks) => {
      const start: ColumnChoice = { title: null, date: null };
      const end = picks.reduce((choice, { role, column }) => chooseColumn(choice, role, column).choice, start);
      expect(end.title === null || end.title !== end.date).toBe(true);
    }),
  );
});
