import { listDueDeadlines } from '@keydate/contracts/due-deadlines';
import { DUE_OVERDUE_MAX } from '@keydate/contracts/limits';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { specialEndingTime } from '@keydate/domain/deadline-end';
import { clockOf } from '@keydate/domain/deadlines';
import { dueDeadlines, type Due } from '@keydate/domain/due-deadlines';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { fake } from './fake';
import { sharedTransactions } from './for-lender';
import { memberOf, transactionsWithin } from './members';

export const dueDeadlineFakes = [
  fake(listDueDeadlines, (asked) => {
    const { world } = asked;
    const [member, now] = [memberOf(asked), new Date()];
    const seen = [...transactionsWithin(transactionsSeenBy(member), world), ...sharedTransactions(member, world)];
    const sources = seen
      .filter(({ status }) => status === 'Active')
      .map((of) => ({
        of,
        clock: clockOf({ ...of, ...hoursOf(of) }, now),
        dates: of.contractDates.filter(({ done }) => done === null),
      }));
    const { due, olderOverdue } = dueDeadlines(sources, now, DUE_OVERDUE_MAX);
    return {
      result: {
        transactions: [...new Set(due.map(({ of }) => of))].map(inShort),
        deadlines: due.map(listed),
        olderOverdue,
      },
    };
  }),
];

/** A deadline as lists show it. */
export function listed({ of, deadline: { _id, title, date }, endsAt }: Due<Transaction, ContractDate>) {
  return {
    ...{ _id, title, date },
    transactionId: of._id,
    endsAt: endsAt.toISOString(),
    endsBy: specialEndingTime(title, { state: of.state, ...hoursOf(of) }),
  };
}

/** The hours of a transaction, by the names of the domain. */
export function hoursOf({ time_of_day: timeOfDay, acceptance_time: acceptanceTime }: Transaction) {
  return { timeOfDay, acceptanceTime };
}

/** A transaction as a line names it. */
export function inShort(transaction: Transaction) {
  const { _id, version, street, city, state, country, client_information: client, asLender } = transaction;
  return {
    ...{ _id, version, street, city, state, country },
    clientName: client.client_name.trim() || client.email_address,
    timeZone: timeZoneOfProperty(transaction),
    asLenderOf: asLender?.company ?? null,
  };
}
