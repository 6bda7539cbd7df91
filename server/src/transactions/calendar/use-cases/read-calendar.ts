import { CALENDAR_PER_DAY } from '@keydate/contracts/limits';
import {
  arrangeCalendar,
  type ArrangedCalendar,
  type ArrangedDeadline,
  type CalendarState,
} from '@keydate/domain/calendar-deadlines';
import { compareDays, dayFromSql, dayToSql, type CalendarDay } from '@keydate/domain/calendar-day';
import type { ContractType } from '@keydate/domain/contract-type';
import { isShownToLender } from '@keydate/domain/lender-access';
import type { Member } from '@keydate/domain/member';
import type { SettledAs } from '@keydate/domain/settled-deadline';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Tools } from '../../../tools';
import { type ExplainCount, explainMoves } from '../../explain-counts.repository';
import { findCalendarDates, findOwners, type FoundInCalendar } from '../calendar-dates.repository';

export interface CalendarDate extends ArrangedDeadline {
  id: string;
  settled: SettledAs | null;
  follows: boolean;
}

export interface CalendarQuestion {
  from: CalendarDay;
  to: CalendarDay;
  perDay: number | undefined;
  contractType: ContractType | undefined;
  personId: string | undefined;
  state: CalendarState | undefined;
}

export interface Calendar extends ArrangedCalendar<FoundInCalendar, CalendarDate> {
  states: string[];
  people: { _id: string; fullName: string }[];
  movedBy: ExplainCount;
}

/** The deadlines of some days, of all transactions that a member sees; as a lender, those that are shared with them. */
export async function readCalendar(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
  { from, to, perDay = CALENDAR_PER_DAY, contractType, personId, state }: CalendarQuestion,
): Promise<Calendar> {
  const now = clock.now();
  const scope = transactionsSeenBy(member);
  const filter = { from: dayToSql(from), to: dayToSql(to), contractType, personId };
  const [found, people] = await Promise.all([
    findCalendarDates(db, member, scope, filter),
    scope.ownerId === null ? findOwners(db, scope.companyId) : [],
  ]);
  const days = new Map<string, CalendarDay>();
  const sources = found.map((of) => ({
    of,
    clock: { timeZone: timeZoneOfProperty(of), terms: of },
    isClosed: of.status === 'Closed',
    dates: seenDates(of, days),
  }));
  const arranged = arrangeCalendar(sources, { from, to, now, state, perDay });
  // those of a transaction are in the order of their days
  const isOnTheseDays = (date: CalendarDate | undefined) => date !== undefined && compareDays(date.date, from) >= 0;
  const states = sources.filter(({ dates }) => isOnTheseDays(dates.at(-1))).map(({ of }) => of.state);
  return {
    ...arranged,
    states: [...new Set(states)].sort(),
    people,
    movedBy: await explainMoves(db, idsOfCounted(arranged)),
  };
}

/** @param days those of the column that were read before: ten thousand dates lie on few */
function seenDates({ dates, share }: FoundInCalendar, days: Map<string, CalendarDay>): CalendarDate[] {
  const all = dates.map(([id, day, title, settled, follows]) => {
    const date = days.get(day) ?? dayFromSql(day);
    days.set(day, date);
    return { id, title, settled, follows, date, isSettled: settled !== null };
  });
  return share ? all.filter((date) => isShownToLender(date, share)) : all;
}

/** The transactions with a listed date that follows its count. Lenders do not see counts. */
function idsOfCounted({ days }: ArrangedCalendar<FoundInCalendar, CalendarDate>): string[] {
  const counted = days.flatMap(({ entries }) =>
    entries.filter(({ of, deadline }) => deadline.follows && of.share === null),
  );
  return [...new Set(counted.map(({ of }) => of.id))];
}
