import fc from 'fast-check';
import { addDays, calendarDay, compareDays } from './calendar-day';
import {
  clockOf,
  compareNextDue,
  doneAfterEdit,
  isAhead,
  isOverdue,
  nextDueDay,
  type EndingDeadline,
} from './deadlines';
import { isTimeOfDay } from './time-of-day';

const TODAY = calendarDay(2027, 6, 15)!;
const DONE = { by: 'ada' };
const on = (days: number, done: unknown = null, title = 'Closing Date'): EndingDeadline => ({
  date: addDays(TODAY, days),
  done,
  title,
});
const colorado = (now: string, timeOfDay: string | null = null) =>
  clockOf(
    {
      ...{ state: 'Colorado', zipcode: '80202', acceptanceTime: null },
      timeOfDay: timeOfDay !== null && isTimeOfDay(timeOfDay) ? timeOfDay : null,
    },
    new Date(now),
  );
const NOON = colorado('2027-06-15T18:00:00Z');

test.each([
  ['yesterday', on(-1), false, true],
  ['today', on(0), true, false],
  ['tomorrow', on(1), true, false],
  ['yesterday and checked off', on(-1, DONE), false, false],
  ['today and checked off', on(0, DONE), false, false],
  ['tomorrow and checked off', on(1, DONE), false, false],
])('a deadline of %s is ahead: %s %s, overdue: %s', (_when, deadline, ahead, overdue) => {
  expect([isAhead(deadline, NOON), isOverdue(deadline, NOON)]).toEqual([ahead, overdue]);
});

test.each([
  ['at 11:58 PM', '2027-06-16T05:58:00Z', null, 'Closing Date', false],
  ['at 11:59 PM', '2027-06-16T05:59:00Z', null, 'Closing Date', true],
  ['before its Time of Day', '2027-06-15T22:59:59Z', '17:00', 'Inspection Objection Deadline', false],
  ['at its Time of Day', '2027-06-15T23:00:00Z', '17:00', 'Inspection Objection Deadline', true],
  ['after a Time of Day that is not its own', '2027-06-15T23:00:00Z', '17:00', 'Closing Date', false],
] as const)(
  'a deadline of today is overdue once its moment has passed: %s',
  (_when, now, timeOfDay, title, overdue) => {
    expect(isOverdue(on(0, null, title), colorado(now, timeOfDay))).toBe(overdue);
  },
);

test('a deadline is overdue by the clock of its property', () => {
  const now = new Date('2027-06-16T04:30:00Z');
  const at = (state: string) => clockOf({ state, zipcode: '', timeOfDay: null, acceptanceTime: null }, now);
  expect([isOverdue(on(0), at('New York')), isOverdue(on(0), at('Hawaii'))]).toEqual([true, false]);
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
  const next = (...dates: EndingDeadline[]) => nextDueDay({ status: 'Active', dates });
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
