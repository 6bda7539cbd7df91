import type { CalendarDeadline, CalendarTransaction } from '@keydate/contracts/calendar';
import { presentDeadline, presentTransaction } from '../due-deadlines/due-deadlines.presenter';
import type { FoundInCalendar } from './calendar-dates.repository';
import type { Calendar } from './use-cases/read-calendar';

/** The calendar: each transaction of an entry once. */
export function presentCalendar({ days, states, people, overdueEarlier, movedBy }: Calendar) {
  const entries = days.flatMap((day) => day.entries);
  return {
    days: days.map(({ day, total }) => ({ day, total })),
    deadlines: entries.map((entry): CalendarDeadline => {
      const { of, deadline } = entry;
      const moved = of.share ? null : movedBy({ transactionId: of.id, dateId: deadline.id });
      return { ...presentDeadline(entry), settled: deadline.settled, moved };
    }),
    transactions: [...new Set(entries.map(({ of }) => of))].map(presentShown),
    states,
    people,
    overdueEarlier,
  };
}

function presentShown(found: FoundInCalendar): CalendarTransaction {
  const { status, owner } = found;
  return { ...presentTransaction(found), status, owner };
}
