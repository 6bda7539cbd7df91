import fc from 'fast-check';
import { anyDay, anyNotification, anyTime, anyTitle, anyZone } from './test/any-moment';
import { addDays, isCalendarDay, type CalendarDay } from './calendar-day';
import { deadlineEnd } from './deadline-end';
import { DAY_MS } from './durations';
import { NOTIFICATION_UNITS } from './notification-units';
import {
  planExtraReminder,
  planReminders,
  reminderMoments,
  type PlannedDeadline,
  type ReminderTerms,
} from './reminder-plan';
import { asTimeOfDay } from './time-of-day';
import { wallClockAt } from './zoned-moment';

function day(written: string): CalendarDay {
  if (!isCalendarDay(written)) throw new Error(written);
  return written;
}

const terms: ReminderTerms = {
  timeZone: 'America/Denver',
  state: 'Colorado',
  timeOfDay: null,
  acceptanceTime: null,
  leads: [{ type: 'hours', value: 6 }],
};
const closing = { title: 'Closing Date', date: day('06-10-2026'), isDone: false };
const objection = { ...closing, title: 'Inspection Objection Deadline' };
const planReminder = (deadline: PlannedDeadline, chosen: ReminderTerms, now: Date) =>
  planReminders(deadline, chosen, now)[0] ?? null;
const moments = (deadline: PlannedDeadline, { leads: [lead], ...chosen }: ReminderTerms) =>
  reminderMoments(deadline, lead!, chosen);
const longBefore = new Date('2026-01-01T00:00:00Z');

test('a reminder goes out six hours before 11:59 PM at the property', () => {
  expect(planReminder(closing, terms, longBefore)).toEqual({
    lead: { type: 'hours', value: 6 },
    remindAt: new Date('2026-06-10T23:59:00Z'),
    goesOutAt: new Date('2026-06-10T23:59:00Z'),
    endsAt: new Date('2026-06-11T05:59:00Z'),
    isLate: false,
  });
});

test('of an objection it goes out before the Time of Day of the contract, of a closing it does not', () => {
  const afternoon = { ...terms, timeOfDay: asTimeOfDay('17:00') };
  expect(planReminder(objection, afternoon, longBefore)?.remindAt).toEqual(new Date('2026-06-10T17:00:00Z'));
  expect(planReminder(closing, afternoon, longBefore)?.remindAt).toEqual(new Date('2026-06-10T23:59:00Z'));
});

test('of Texas’s option period it goes out before 5:00 PM, of all else there before 11:59 PM', () => {
  const inTexas = { ...terms, state: 'Texas', timeZone: 'America/Chicago', timeOfDay: asTimeOfDay('12:00') };
  const remindAt = (title: string) => planReminder({ ...closing, title }, inTexas, longBefore)?.remindAt;
  expect(remindAt('Option Period')).toEqual(new Date('2026-06-10T16:00:00Z'));
  expect(remindAt('Title Objection')).toEqual(new Date('2026-06-10T22:59:00Z'));
});

test('one whose moment has passed goes out at once and late, as long as the deadline is ahead', () => {
  const end = deadlineEnd(closing, terms, terms.timeZone);
  const minuteBefore = new Date(end.getTime() - 60_000);
  expect(planReminder(closing, terms, minuteBefore)).toMatchObject({ goesOutAt: minuteBefore, isLate: true });
  expect(planReminder(closing, terms, end)).toBeNull();
});

test.each(['01-01-1900', '12-30-2999', '12-31-2999'])(
  'a day at the edge of the calendar is planned like any other: %s',
  (edge) => {
    for (const type of NOTIFICATION_UNITS) {
      const choice = { ...terms, leads: [{ type, value: 2 }] };
      const { remindAt, endsAt } = moments({ ...closing, date: day(edge) }, choice);
      expect(endsAt.toISOString().slice(14, 16)).toBe('59');
      expect(endsAt.getTime() - remindAt.getTime()).toBe(2 * { hours: 1, days: 24, weeks: 168 }[type] * 3_600_000);
    }
  },
);

describe('of several lead times', () => {
  const leads = [
    { type: 'hours' as const, value: 6 },
    { type: 'hours' as const, value: 24 },
    { type: 'days' as const, value: 1 },
    { type: 'weeks' as const, value: 1 },
  ];
  const leadsPlanned = (now: Date, deadline = closing) =>
    planReminders(deadline, { ...terms, leads }, now).map(
      ({ lead: { type, value }, isLate }) => `${value} ${type}${isLate ? ', late' : ''}`,
    );

  test('each announces the deadline; two that fall on one moment are one', () => {
    expect(leadsPlanned(longBefore)).toEqual(['6 hours', '24 hours', '1 weeks']);
  });

  test('24 hours and 1 day are two over the night in which clocks change', () => {
    expect(leadsPlanned(longBefore, { ...closing, date: day('03-08-2026') })).toHaveLength(4);
  });

  test('whose moments have passed, only the nearest to the end goes out, late', () => {
    expect(leadsPlanned(new Date('2026-06-10T12:00:00Z'))).toEqual(['6 hours', '24 hours, late']);
    expect(leadsPlanned(new Date('2026-06-11T01:00:00Z'))).toEqual(['6 hours, late']);
    // 24 hours are farther than 1 day where clocks are put forward
    const nightChanged = { ...closing, date: day('03-08-2026') };
    expect(leadsPlanned(new Date('2026-03-08T12:00:00Z'), nightChanged)).toEqual(['6 hours', '1 days, late']);
  });
});

test('an extra reminder goes out when its person asked for it, or a quarter of an hour before an earlier end', () => {
  const extra = (askedFor: string) =>
    planExtraReminder(closing, terms, { askedFor: new Date(askedFor), now: longBefore })?.remindAt;
  expect(extra('2026-06-10T12:34:00Z')).toEqual(new Date('2026-06-10T12:34:00Z'));
  expect(extra('2026-06-11T05:59:00Z')).toEqual(new Date('2026-06-11T05:44:00Z'));
});

test('none goes out for a deadline that was checked off', () => {
  expect(planReminder({ ...closing, isDone: true }, terms, longBefore)).toBeNull();
});

test('a day before is the same time of day, even over the night in which clocks change', () => {
  const change = { ...closing, date: day('03-08-2026') };
  const dayBefore = { ...terms, leads: [{ type: 'days' as const, value: 1 }] };
  const { remindAt, endsAt } = moments(change, dayBefore);
  expect(wallClockAt(remindAt, terms.timeZone)).toEqual({ day: '03-07-2026', time: '23:59' });
  expect(endsAt.getTime() - remindAt.getTime()).toBe(23 * 3_600_000);
});

test('a week before a leap day, and before the first of a year, is seven days by the calendar', () => {
  const weekBefore = { ...terms, leads: [{ type: 'weeks' as const, value: 1 }] };
  for (const [date, reminded] of [
    ['02-29-2028', '02-22-2028'],
    ['03-01-2028', '02-23-2028'],
    ['01-03-2027', '12-27-2026'],
  ] as const) {
    const { remindAt } = moments({ ...closing, date: day(date) }, weekBefore);
    expect(wallClockAt(remindAt, terms.timeZone).day).toBe(reminded);
  }
});

const anyTerms: fc.Arbitrary<ReminderTerms> = fc.record({
  timeZone: anyZone,
  state: fc.constantFrom('Colorado', 'Utah'),
  timeOfDay: fc.option(anyTime, { nil: null }),
  acceptanceTime: fc.constant(null),
  leads: fc.tuple(anyNotification),
});
const anyDeadline = fc.record({ title: anyTitle, date: anyDay, isDone: fc.constant(false) });
/** Instants around a deadline: from two years before it to a month after. */
const anyNow = (date: CalendarDay) =>
  fc.integer({ min: -730, max: 30 }).map((days) => new Date(Date.parse(isoOf(addDays(date, days))) + 45_296_789));

function isoOf(date: CalendarDay): string {
  return `${date.slice(6)}-${date.slice(0, 5)}`;
}

test('whatever the day, the zone and the choice, a reminder goes out now or later, and before its deadline ends', () => {
  fc.assert(
    fc.property(
      anyDeadline.chain((deadline) => fc.tuple(fc.constant(deadline), anyNow(deadline.date))),
      anyTerms,
      ([deadline, now], chosen) => {
        const plan = planReminder(deadline, chosen, now);
        if (!plan) {
          expect(deadlineEnd(deadline, chosen, chosen.timeZone) <= now).toBe(true);
          return;
        }
        expect(plan.goesOutAt >= now && plan.goesOutAt < plan.endsAt).toBe(true);
        expect(plan.isLate).toBe(plan.remindAt < now);
        expect(plan.isLate || plan.goesOutAt.getTime() === plan.remindAt.getTime()).toBe(true);
      },
    ),
  );
});

test('the end is on the day of the deadline, at 11:59 PM or the Time of Day, and in Utah at 5:00 PM', () => {
  fc.assert(
    fc.property(anyDeadline, anyTerms, (deadline, chosen) => {
      const { state, timeOfDay, timeZone } = chosen;
      const shown = wallClockAt(deadlineEnd(deadline, chosen, timeZone), timeZone);
      expect(shown.day).toBe(deadline.date);
      // clocks skip an hour between 1 and 3 AM on one day of the year
      if (timeOfDay?.startsWith('02')) return;
      expect(state === 'Utah' ? ['17:00'] : ['23:59', timeOfDay]).toContain(shown.time);
    }),
  );
});

test('the moment is as far ahead as the choice says, but for the hour of a clock change', () => {
  fc.assert(
    fc.property(anyDeadline, anyTerms, (deadline, chosen) => {
      const { remindAt, endsAt } = moments(deadline, chosen);
      const { type, value } = chosen.leads[0]!;
      const days = { hours: value / 24, days: value, weeks: value * 7 }[type];
      const apart = endsAt.getTime() - remindAt.getTime() - days * DAY_MS;
      expect(Math.abs(apart)).toBeLessThanOrEqual(type === 'hours' ? 0 : 3_600_000);
    }),
  );
});

test('a deadline of a later day is announced later', () => {
  fc.assert(
    fc.property(anyDeadline, anyTerms, fc.integer({ min: 1, max: 400 }), (deadline, chosen, days) => {
      const later = { ...deadline, date: addDays(deadline.date, days) };
      expect(moments(deadline, chosen).remindAt < moments(later, chosen).remindAt).toBe(true);
    }),
  );
});
