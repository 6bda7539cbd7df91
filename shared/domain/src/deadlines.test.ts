import fc from 'fast-check';
import { addDays, calendarDay, compareDays } from './calendar-day';
import { compareNextDue, doneAfterEdit, isOpen, isOverdue, nextDueDay, type Deadline } from './deadlines';

const TODAY = calendarDay(2027, 6, 15)!;
const DONE = { by: 'ada' };
const on = (days: number, done: unknown = null): Deadline => ({ date: addDays(TODAY, days), done });

test.each([
  ['yesterday', on(-1), false, true],
  ['today', on(0), true, false],
  ['tomorrow', on(1), true, false],
  ['yesterday and checked off', on(-1, DONE), false, false],
  ['today and checked off', on(0, DONE), false, false],
  ['tomorrow and checked off', on(1, DONE), false, false],
])('a deadline of %s is open: %s %s, overdue: %s', (_when, deadline, open, overdue) => {
  expect([isOpen(deadline, TODAY), isOverdue(deadline, TODAY)]).toEqual([open, overdue]);
});

const deadlines = fc.array(
  fc
    .record({ days: fc.integer({ min: -40, max: 40 }), isDone: fc.boolean() })
    .map(({ days, isDone }) => on(days, isDone ? DONE : null)),
);

test('a transaction’s next deadline is due on the first day that nobody has checked off, however long ago it was', () => {
  fc.assert(
    fc.property(deadlines, (dates) => {
      const next = nextDueDay({ status: 'Active', dates });
      const unchecked = dates.filter(({ done }) => done === null);
      if (next === null) {
        expect(unchecked).toEqual([]);
        return;
      }
      expect(unchecked.some(({ date }) => date === next)).toBe(true);
      expect(unchecked.every(({ date }) => compareDays(next, date) <= 0)).toBe(true);
    }),
  );
});

test('a transaction with something overdue comes before one with something due today, and that before all that is later', () => {
  const next = (...dates: Deadline[]) => nextDueDay({ status: 'Active', dates });
  const [overdue, today, later, allDone] = [next(on(20), on(-3)), next(on(0)), next(on(-5, DONE), on(9)), next()];
  expect([allDone, later, overdue, today].sort(compareNextDue)).toEqual([overdue, today, later, allDone]);
});

test('a closed transaction has no next deadline', () => {
  expect(nextDueDay({ status: 'Closed', dates: [on(-1), on(4)] })).toBeNull();
});

test('a deadline that was checked off is done for as long as it stays on its day', () => {
  expect(doneAfterEdit(on(2, DONE), addDays(TODAY, 2))).toBe(DONE);
  expect(doneAfterEdit(on(2, DONE), addDays(TODAY, 3))).toBeNull();
  expect(doneAfterEdit(undefined, TODAY)).toBeNull();
});
