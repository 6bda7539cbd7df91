import fc from 'fast-check';
import { addDays, calendarDay, type CalendarDay } from '../calendar-day';
import { formerTitleAfterEdit } from '../former-titles';
import {
  countAfterEdit,
  explainDays,
  movesOf,
  waitingAfter,
  withMoves,
  type CountedRow,
  type CountedTransaction,
  type CountingTerms,
} from './follow-days';

const day = (month: number, date: number, year = 2026) => calendarDay(year, month, date)!;
const TERMS: CountingTerms = {
  mec: day(6, 1),
  contractDate: null,
  acceptance: null,
  effectiveDate: null,
  roll: 'will',
};
const row = (title: string, date: CalendarDay, words = ''): CountedRow => ({
  id: title,
  title,
  date,
  words,
  follows: words !== '',
});
const ROWS = [
  row('Title Deadline', day(6, 8), 'MEC + 7 days'),
  row('Inspection Objection Deadline', day(6, 22), 'MEC + 18 days'),
  row('Inspection Resolution Deadline', day(6, 24), '2 days after Inspection Objection Deadline'),
  row('Loan Deadline', day(6, 26), '5 days before Closing'),
  row('Appraisal Deadline', day(6, 19)),
  row('Closing Date', day(7, 1)),
  row('Possession Date', day(7, 1), 'Upon Closing'),
];
const TRANSACTION: CountedTransaction = {
  state: 'Colorado',
  zipcode: '80524',
  timeOfDay: null,
  acceptanceTime: null,
  counting: TERMS,
  closing: 'Closing Date',
  rows: ROWS,
};
const changed = (change: Partial<CountedTransaction>) => ({ ...TRANSACTION, ...change });
const moves = (change: Partial<CountedTransaction>, before = TRANSACTION) =>
  movesOf(before, { ...before, ...change }).map(({ title, from, to }) => [title, from, to]);
const withDay = (title: string, date: CalendarDay, rows: readonly CountedRow[] = ROWS) =>
  rows.map((one) => (one.title === title ? { ...one, date, follows: false } : one));

test('dates that are on their counted days do not move', () => {
  expect(moves({})).toEqual([]);
});

test('a new MEC moves the dates that count from it, and those that count from them; written dates stay', () => {
  expect(moves({ counting: { ...TERMS, mec: day(6, 8) } })).toEqual([
    ['Title Deadline', day(6, 8), day(6, 15)],
    ['Inspection Objection Deadline', day(6, 22), day(6, 26)],
    // Sunday, June 28
    ['Inspection Resolution Deadline', day(6, 24), day(6, 29)],
  ]);
});

test('a closing that moves takes with it what counts from it', () => {
  expect(moves({ rows: withDay('Closing Date', day(7, 8)) })).toEqual([
    // Friday, July 3 is a day for work: Independence Day is on the Saturday after it
    ['Loan Deadline', day(6, 26), day(7, 3)],
    ['Possession Date', day(7, 1), day(7, 8)],
  ]);
});

test('a closing that follows moves first', () => {
  const rows = ROWS.map((one) => (one.title === 'Closing Date' ? row(one.title, one.date, 'MEC + 30 days') : one));
  expect(moves({ counting: { ...TERMS, mec: day(6, 2) } }, changed({ rows })).slice(-3)).toEqual([
    ['Loan Deadline', day(6, 26), day(6, 29)],
    ['Closing Date', day(7, 1), day(7, 2)],
    ['Possession Date', day(7, 1), day(7, 2)],
  ]);
});

test('the rule moves all dates that are on a day off, written ones too, and back again', () => {
  const willNot = changed({ counting: { ...TERMS, roll: 'will_not' } });
  const found = movesOf(TRANSACTION, willNot);
  expect(found.map(({ title, to }) => [title, to])).toEqual([
    ['Inspection Objection Deadline', day(6, 19)],
    ['Inspection Resolution Deadline', day(6, 21)],
  ]);
  const rows = withMoves(ROWS, found, new Set(found.map(({ id }) => id)));
  expect(moves({ counting: TERMS }, { ...willNot, rows })).toEqual([
    ['Inspection Objection Deadline', day(6, 19), day(6, 22)],
    ['Inspection Resolution Deadline', day(6, 21), day(6, 24)],
    // Juneteenth, which the contract itself names
    ['Appraisal Deadline', day(6, 19), day(6, 22)],
  ]);
});

test('a written date that the rule has moved goes back with the rule', () => {
  const willNot = changed({ counting: { ...TERMS, roll: 'will_not' }, rows: [row('Appraisal Deadline', day(6, 19))] });
  const will = { ...willNot, counting: TERMS };
  const rows = withMoves(willNot.rows, movesOf(willNot, will), new Set(['Appraisal Deadline']));
  expect(rows).toEqual([{ ...row('Appraisal Deadline', day(6, 22), day(6, 19)) }]);
  expect(moves({ counting: willNot.counting }, { ...will, rows })).toEqual([
    ['Appraisal Deadline', day(6, 22), day(6, 19)],
  ]);
});

test('a date on another day than the counted one stays, others count from it, and it can follow again', () => {
  const rows = withDay('Inspection Objection Deadline', day(6, 16));
  expect(moves({ rows })).toEqual([['Inspection Resolution Deadline', day(6, 24), day(6, 18)]]);
  const explained = explainDays(changed({ rows })).get('Inspection Objection Deadline');
  expect(explained?.day).toBe(day(6, 22));
  expect(explained?.steps).toEqual([
    'MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth)',
    '→ Mon 06-22, because Will is checked',
  ]);
});

test('a date that is settled stays, also where the rule would move it', () => {
  const rows = [{ ...row('Appraisal Deadline', day(6, 19)), isSettled: true }];
  const willNot = changed({ counting: { ...TERMS, roll: 'will_not' }, rows });
  expect(movesOf(willNot, { ...willNot, counting: TERMS })).toEqual([]);
});

test('others count from the very day that a person has set, on a day off too', () => {
  const rows = withDay('Inspection Objection Deadline', day(6, 20));
  expect(moves({ rows })).toEqual([['Inspection Resolution Deadline', day(6, 24), day(6, 22)]]);
});

test('a written date counts for others as the day that the rule gives it if it moves, and else as its own', () => {
  const saturday = row('Inspection Objection Deadline', day(6, 20));
  const later = row('Inspection Resolution Deadline', day(6, 23), '3 days after Inspection Objection Deadline');
  const willNot = changed({ counting: { ...TERMS, roll: 'will_not' }, rows: [saturday, later] });
  const will = { ...willNot, counting: TERMS };
  expect(movesOf(willNot, will)).toMatchObject([{ to: day(6, 22) }, { to: day(6, 25) }]);
  expect(movesOf(willNot, will, new Set([saturday.id]))).toEqual([]);
  expect(movesOf(will, will)).toEqual([]);
  const onFriday = {
    ...will,
    rows: [
      { ...saturday, date: day(6, 19) },
      { ...later, date: day(6, 22) },
    ],
  };
  const onSaturday = { ...onFriday, rows: [saturday, onFriday.rows[1]!] };
  expect(movesOf(onFriday, onSaturday)).toMatchObject([{ to: day(6, 22) }, { to: day(6, 25) }]);
  expect(movesOf(onFriday, onSaturday, new Set([saturday.id]))).toMatchObject([{ to: day(6, 23) }]);
});

test('a date that a person writes on a day off, or adds there, moves like any other, unless they leave it', () => {
  const monday = { ...TRANSACTION, rows: [row('Survey Deadline', day(6, 22))] };
  const saturday = { ...monday, rows: [row('Survey Deadline', day(6, 20)), row('Walk-through', day(6, 21))] };
  const found = movesOf(monday, saturday);
  expect(found.map(({ title, to }) => [title, to])).toEqual([
    ['Survey Deadline', day(6, 22)],
    ['Walk-through', day(6, 22)],
  ]);
  expect(found[0]?.steps.join(' ')).toBe('Written Sat 06-20 → Mon 06-22, because Will is checked');
  const rows = withMoves(saturday.rows, found, new Set(['Walk-through']));
  expect(rows).toEqual([saturday.rows[0], row('Walk-through', day(6, 22), day(6, 21))]);
  expect(movesOf({ ...monday, rows }, { ...monday, rows })).toEqual([]);
});

test.each([
  ['another day is the date’s written one', day(6, 27), { words: '', follows: false }],
  ['the day off from which it moved is not', day(6, 20), { words: '06-20-2026', follows: false }],
  ['its own day changes nothing', day(6, 22), { words: '06-20-2026', follows: true }],
])('of a written date that has moved, %s', (_what, date, expected) => {
  const moved = row('Survey Deadline', day(6, 22), '06-20-2026');
  expect(countAfterEdit(moved, { date })).toEqual(expected);
});

test('words that count stay with a date on another day', () => {
  const counted = row('Survey Deadline', day(6, 8), 'MEC + 7 days');
  expect(countAfterEdit(counted, { date: day(6, 9) })).toEqual({ words: 'MEC + 7 days', follows: false });
});

test('the closing that a person has marked stays on a day off under any title', () => {
  const meeting = { ...row('Settlement Meeting', day(7, 4)), id: 'meeting' };
  const willNot = changed({ counting: { ...TERMS, roll: 'will_not' }, closing: 'meeting', rows: [meeting] });
  expect(movesOf(willNot, { ...willNot, counting: TERMS })).toEqual([]);
  expect(movesOf(willNot, { ...willNot, closing: null, counting: TERMS })).toHaveLength(1);
});

test('a date that a person leaves on its day follows no longer', () => {
  const found = movesOf(TRANSACTION, changed({ counting: { ...TERMS, mec: day(6, 8) } }));
  const rows = withMoves(ROWS, found, new Set());
  expect(rows.filter(({ follows }) => follows).map(({ title }) => title)).toEqual(['Loan Deadline', 'Possession Date']);
  expect(rows.map(({ date }) => date)).toEqual(ROWS.map(({ date }) => date));
});

test('without the day that it counts from, a date keeps its day and says what it waits for', () => {
  const without = changed({ counting: { ...TERMS, mec: null } });
  expect(movesOf(TRANSACTION, without)).toEqual([]);
  expect(explainDays(without).get('Title Deadline')).toMatchObject({ day: null, reason: 'waiting' });
});

test('a date whose source was removed keeps its day, says so, and counts again once the source is back', () => {
  const [source, ...rows] = ROWS.slice(1);
  const removed = changed({ rows });
  expect(movesOf(TRANSACTION, removed)).toEqual([]);
  const why = 'Waits for “Inspection Objection Deadline”, which is no longer in the list.';
  const title = 'Inspection Resolution Deadline';
  expect(waitingAfter(TRANSACTION, removed)).toEqual([{ id: title, title, why }]);
  expect(explainDays(removed).get(title)).toMatchObject({ day: null, reason: 'waiting', steps: [why] });
  expect(waitingAfter(removed, changed({ rows: [...rows, source!] }))).toEqual([]);
  expect(waitingAfter(removed, removed)).toEqual([]);
});

test('a date that was renamed is still the one that others count from, unless another has its first title now', () => {
  const first = ROWS[1]!;
  const named = (title: string) => ({ ...first, title, formerTitle: formerTitleAfterEdit(first, title) });
  const renamed = changed({ rows: ROWS.map((one) => (one === first ? named('Home inspection') : one)) });
  expect(waitingAfter(TRANSACTION, renamed)).toEqual([]);
  expect(movesOf(TRANSACTION, renamed)).toEqual([]);
  expect(explainDays(renamed).get('Inspection Resolution Deadline')?.steps[0]).toMatch(
    /^Home inspection Mon 06-22 \+ 2/,
  );
  const second = row('Inspection Objection Deadline', day(6, 10));
  expect(movesOf(renamed, { ...renamed, rows: [...renamed.rows, second] })).toMatchObject([{ to: day(6, 12) }]);
});

test('a date that was renamed twice is found by either title', () => {
  const first = ROWS[1]!;
  const rename = (to: string, one: CountedRow) => ({ ...one, title: to, formerTitle: formerTitleAfterEdit(one, to) });
  const misread = { ...first, title: 'lnspection Objectlon' };
  const renamed = rename('Home inspection', rename('Inspection Objection Deadline', misread));
  const rows = ROWS.map((one) => (one === first ? renamed : one));
  expect(waitingAfter(TRANSACTION, changed({ rows }))).toEqual([]);
});

test('dates without words have no explanation', () => {
  expect([...explainDays(TRANSACTION).keys()]).not.toContain('Closing Date');
});

test('after all moves are applied nothing is left to move, whatever changes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: -20, max: 20 }),
      fc.constantFrom('will', 'will_not', 'unknown'),
      (mec, closing, roll) => {
        const after = changed({
          counting: { ...TERMS, mec: addDays(day(6, 1), mec), roll },
          rows: withDay('Closing Date', addDays(day(7, 1), closing)),
        });
        const found = movesOf(TRANSACTION, after);
        const rows = withMoves(after.rows, found, new Set(found.map(({ id }) => id)));
        expect(movesOf({ ...after, rows }, { ...after, rows })).toEqual([]);
      },
    ),
  );
});
