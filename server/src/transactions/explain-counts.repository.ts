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
  const steps = await readSteps(db, transactionIds);
  return (date) => steps(date)?.join(' ') ?? null;
}

/** The same for dates whose count ended on a day off and moved from there; null for all others. */
export async function explainMoves(db: Queries, transactionIds: readonly string[]): Promise<ExplainCount> {
  const steps = await readSteps(db, transactionIds);
  return (date) => {
    const pieces = steps(date) ?? [];
    return pieces.length > 1 ? pieces.join(' ') : null;
  };
}

type Steps = (date: { transactionId: string; dateId: string }) => readonly string[] | undefined;

/** The steps by which the dates that follow their counts came to their days. */
async function readSteps(db: Queries, transactionIds: readonly string[]): Promise<Steps> {
  if (transactionIds.length === 0) return () => undefined;
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
  const rowsOf = new Map<string, ReturnType<typeof countedRow>[]>(found.map((transaction) => [transaction.id, []]));
  for (const date of dates) rowsOf.get(date.transactionId)?.push(countedRow(date));
  const steps = new Map<string, readonly string[]>();
  for (const transaction of found) {
    const rows = rowsOf.get(transaction.id) ?? [];
    const explained = explainDays({ ...transaction, rows });
    for (const row of rows) {
      const outcome = explained.get(row.id);
      if (row.follows && outcome?.day === row.date) steps.set(keyOf(transaction.id, row.id), outcome.steps);
    }
  }
  return ({ transactionId, dateId }) => steps.get(keyOf(transactionId, dateId));
}

/** Without words where it does not follow them: nobody asks how it would be counted. */
function countedRow({ day, doneAt, ...date }: typeof contractDates.$inferSelect) {
  const isSettled = doneAt !== null;
  const follows = date.follows && !isSettled;
  return { ...date, words: follows ? date.words : '', date: dayFromSql(day), follows, isSettled };
}

function keyOf(transactionId: string, dateId: string): string {
  return `${transactionId} ${dateId}`;
}
