import fc from 'fast-check';
import { addDays, calendarDay, dayAt, type CalendarDay } from './calendar-day';
import { deadlineEnd } from './deadline-end';
import { clockOf, isOverdue } from './deadlines';
import { dueDeadlines, groupDue } from './due-deadlines';
import type { TimeOfDay } from './time-of-day';

/** Tuesday, June 15, 2027, noon in Denver. */
const NOW = new Date('2027-06-15T18:00:00Z');
const [FIVE, NOON_HOUR] = ['17:00', '12:00'] as TimeOfDay[] as [TimeOfDay, TimeOfDay];
const june = (day: number): CalendarDay => calendarDay(2027, 6, day)!;
const at = (state: string, timeOfDay: TimeOfDay | null = null) =>
  clockOf({ state, zipcode: '', timeOfDay, acceptanceTime: null }, NOW);
const due = (title: string, day: number) => ({ title, date: june(day) });

function grouped(sources: readonly { clock: ReturnType<typeof at>; dates: readonly ReturnType<typeof due>[] }[]) {
  const all = dueDeadlines(
    sources.map((source) => ({ ...source, of: source.clock.timeZone })),
    NOW,
    100,
  ).due;
  const groups = groupDue(
    all.map(({ of, deadline, endsAt }) => ({ ...deadline, endsAt, timeZone: of })),
    NOW,
  );
  return Object.fromEntries(Object.entries(groups).map(([group, lines]) => [group, lines.map(({ title }) => title)]));
}

test('each deadline is once in the first group that fits, by the moment at which it ends', () => {
  const dates = [
    due('In seven days', 22),
    due('In eight days', 23),
    due('Yesterday', 14),
    due('Inspection Objection of today', 15),
    due('Today', 15),
    due('Tomorrow', 16),
    due('Title Objection in two days', 17),
    due('In two days, at night', 17),
    due('Long ago', 1),
  ];
  expect(grouped([{ clock: at('Colorado', NOON_HOUR), dates }])).toEqual({
    overdue: ['Long ago', 'Yesterday', 'Inspection Objection of today'],
    today: ['Today'],
    'next-48-hours': ['Tomorrow', 'Title Objection in two days'],
    'next-7-days': ['In two days, at night', 'In seven days'],
  });
});

test('today is the day of each property, and all are in the order of their moments', () => {
  const late = new Date('2027-06-16T04:30:00Z');
  const sources = ['Hawaii', 'New York'].map((state) => ({
    of: state,
    clock: clockOf({ state, zipcode: '', timeOfDay: null, acceptanceTime: null }, late),
    dates: [due(state, 15), due(state, 16)],
  }));
  const all = dueDeadlines(sources, late, 100).due;
  expect(all.map(({ of, deadline }) => `${of} ${deadline.date}`)).toEqual([
    'New York 06-15-2027',
    'Hawaii 06-15-2027',
    'New York 06-16-2027',
    'Hawaii 06-16-2027',
  ]);
  const groups = groupDue(
    all.map(({ of, deadline, endsAt }) => {
      const { timeZone } = clockOf({ state: of, zipcode: '', timeOfDay: null, acceptanceTime: null }, late);
      return { ...deadline, endsAt, timeZone };
    }),
    late,
  );
  const titles = Object.values(groups).map((lines) => lines.map(({ title, date }) => `${title} ${date}`));
  expect(titles).toEqual([
    ['New York 06-15-2027'],
    ['Hawaii 06-15-2027', 'New York 06-16-2027'],
    ['Hawaii 06-16-2027'],
    [],
  ]);
});

test('of too many overdue ones the oldest are only counted, and nothing that is ahead', () => {
  const dates = [due('a', 1), due('b', 2), due('c', 3), due('today', 15), due('later', 20)];
  const { due: listed, olderOverdue } = dueDeadlines([{ of: '', clock: at('Colorado'), dates }], NOW, 2);
  expect([listed.map(({ deadline }) => deadline.title), olderOverdue]).toEqual([['b', 'c', 'today', 'later'], 1]);
  expect(dueDeadlines([{ of: '', clock: at('Colorado'), dates: dates.slice(0, 3) }], NOW, 2).olderOverdue).toBe(1);
});

test('whatever the moment, zone and hour: overdue is what pages call overdue, and nothing is listed twice', () => {
  const property = fc.record({
    state: fc.constantFrom('Colorado', 'New York', 'Hawaii', 'Utah', 'Texas', 'Alaska'),
    zipcode: fc.constant(''),
    timeOfDay: fc.constantFrom(null, FIVE),
    acceptanceTime: fc.constantFrom(null, FIVE),
  });
  const moment = fc.date({ min: new Date('2027-03-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const title = fc.constantFrom('Title Objection', 'Closing Date', 'Option Period', 'Acceptance Deadline Date');
  fc.assert(
    fc.property(property, moment, fc.array(fc.tuple(title, fc.integer({ min: -3, max: 9 }))), (terms, now, days) => {
      const clock = clockOf(terms, now);
      const dates = days.map(([name, ahead], id) => ({
        id,
        title: name,
        done: null,
        date: addDays(dayAt(now, clock.timeZone), ahead),
      }));
      const { due: all } = dueDeadlines([{ of: null, clock, dates }], now, 100);
      const { timeZone } = clock;
      const groups = groupDue(
        all.map(({ deadline, endsAt }) => ({ ...deadline, endsAt, timeZone })),
        now,
      );
      const ids = Object.values(groups).flatMap((lines) => lines.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(days.filter(([, ahead]) => ahead <= 7).length);
      const overdue = dates.filter((date) => isOverdue(date, clock)).map(({ id }) => id);
      expect(groups.overdue.map(({ id }) => id).sort()).toEqual(overdue.sort());
      const ends = all.map(({ deadline }) => deadlineEnd(deadline, terms, timeZone).getTime());
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
    }),
  );
});
