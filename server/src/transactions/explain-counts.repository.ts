import { dayFromSql } from '@keydate/domain/calendar-day';
import { explainDays } from '@keydate/domain/computed-deadlines/follow-days';
import { asc, eq, inArray } from 'drizzle-orm';
import { companies } from '../accounts/tables';
import type { Queries } from '../db/database';
import { contractDates } from './contract-dates.table';
import { transactions } from './transactions.table';

/** How the day of a date is counted, in one line; null where nobody counts it, or where it has another day. */
export type ExplainCount = (date: { transactionId: string; dateId: string }) => string | null;

/** Reads what the dates of these transactions count from, and returns the function that explains each of them. */
export async function explainCounts(db: Queries, transactionIds: readonly string[]): Promise<ExplainCount> {
  if (transactionIds.length === 0) return () => null;
  const { id, state, zipcode, timeOfDay, acceptanceTime, counting, closing } = transactions;
  const { daysOff: ownDaysOff } = companies;
  const ids = [...transactionIds];
  const found = await db
    .select({ id, state, zipcode, timeOfDay, acceptanceTime, counting, closing, ownDaysOff })
    .from(transactions)
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .where(inArray(id, ids));
  const dates = await db
    .select()
    .from(contractDates)
    .where(inArray(contractDates.transactionId, ids))
    .orderBy(asc(contractDates.position));
  const lines = new Map<string, string>();
  for (const transaction of found) {
    const rows = dates
      .filter(({ transactionId }) => transactionId === transaction.id)
      .map((date) => {
        const isSettled = date.doneAt !== null;
        return { ...date, date: dayFromSql(date.day), follows: date.follows && !isSettled, isSettled };
      });
    const explained = explainDays({ ...transaction, rows });
    for (const row of rows) {
      const outcome = explained.get(row.id);
      if (row.follows && outcome?.day === row.date) lines.set(keyOf(transaction.id, row.id), outcome.steps.join(' '));
    }
  }
  return ({ transactionId, dateId }) => lines.get(keyOf(transactionId, dateId)) ?? null;
}

function keyOf(transactionId: string, dateId: string): string {
  return `${transactionId} ${dateId}`;
}
