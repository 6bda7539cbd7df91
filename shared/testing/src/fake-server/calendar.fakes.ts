import { readCalendar } from '@keydate/contracts/calendar';
import { CALENDAR_PER_DAY } from '@keydate/contracts/limits';
import type { Transaction } from '@keydate/contracts/transactions';
import { arrangeCalendar } from '@keydate/domain/calendar-deadlines';
import { compareDays } from '@keydate/domain/calendar-day';
import { explainDays } from '@keydate/domain/computed-deadlines/follow-days';
import type { OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';
import { clockOf } from '@keydate/domain/deadlines';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { hoursOf, inShort, listed } from './due-deadlines.fakes';
import { fake } from './fake';
import { sharedTransactions } from './for-lender';
import { memberOf, transactionsWithin } from './members';
import type { World } from './world';

export const calendarFakes = [
  fake(readCalendar, (asked) => {
    const { world, query, account } = asked;
    const { from, to, perDay = CALENDAR_PER_DAY, contract_type: side, person, state } = query;
    const [member, now] = [memberOf(asked), new Date()];
    const scope = transactionsSeenBy(member);
    const own = transactionsWithin(scope, world).filter(
      ({ _id }) => person === undefined || world.owners[_id] === person,
    );
    const shared = person === undefined ? sharedTransactions(member, world) : [];
    const sources = [...own, ...shared]
      .filter(({ contract_type: type }) => side === undefined || type === side)
      .map((of) => ({
        of,
        clock: clockOf({ ...of, ...hoursOf(of) }, now),
        isClosed: of.status === 'Closed',
        dates: of.contractDates.map((date) => ({ ...date, isSettled: date.done !== null })),
      }));
    const { days, overdueEarlier } = arrangeCalendar(sources, { from, to, now, state, perDay });
    const entries = days.flatMap((day) => day.entries);
    const isOnTheseDays = ({ date }: { date: typeof from }) =>
      compareDays(date, from) >= 0 && compareDays(date, to) <= 0;
    const states = sources.filter(({ dates }) => dates.some(isOnTheseDays)).map(({ of }) => of.state);
    const moved = movesIn(new Set(entries.map(({ of }) => of)), account.user.company?.daysOff);
    return {
      result: {
        days: days.map(({ day, total }) => ({ day, total })),
        deadlines: entries.map((entry) => ({
          ...listed(entry),
          settled: entry.deadline.done?.as ?? null,
          moved: moved.get(keyOf(entry.of, entry.deadline)) ?? null,
        })),
        transactions: [...new Set(entries.map(({ of }) => of))].map((of) => ({
          ...inShort(of),
          status: of.status,
          owner: of.asLender ? null : (world.owners[of._id] ?? null),
        })),
        states: [...new Set(states)].sort(),
        people: scope.ownerId === null ? ownersIn(world, scope.companyId) : [],
        overdueEarlier,
      },
    };
  }),
];

/** How the days of dates were counted that moved off a day off. */
function movesIn(transactions: ReadonlySet<Transaction>, ownDaysOff: OwnDaysOff | undefined) {
  const moved = new Map<string, string>();
  for (const of of transactions) {
    const rows = of.contractDates.map(({ _id: id, done, ...date }) => {
      const follows = date.follows && done === null;
      return { ...date, id, words: follows ? date.words : '', follows, isSettled: done !== null };
    });
    const explained = explainDays({ ...of, ...hoursOf(of), rows, ownDaysOff });
    for (const date of of.contractDates) {
      const outcome = explained.get(date._id);
      if (outcome?.day === date.date && outcome.steps.length > 1) moved.set(keyOf(of, date), outcome.steps.join(' '));
    }
  }
  return moved;
}

function keyOf(transaction: Transaction, date: { _id: string }): string {
  return `${transaction._id} ${date._id}`;
}

/** The people of a company who own transactions of the world, by name. */
function ownersIn({ owners, accounts }: World, companyId: string) {
  const ids = new Set(Object.values(owners));
  return accounts
    .filter(({ user }) => user.company?._id === companyId && ids.has(user._id))
    .map(({ user: { _id, fullName } }) => ({ _id, fullName }))
    .sort((a, b) => a.fullName.localeCompare(b.fullName));
}
