import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { ContractType } from '@keydate/domain/contract-type';
import type { SettledAs } from '@keydate/domain/settled-deadline';
import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { cachedStatement } from '../db/cached-statement';
import { clients } from './clients/clients.table';
import { people } from '../accounts/tables';
import type { ShownDate } from './contract-dates.repository';
import { contractDates } from './contract-dates.table';
import type { TransactionWithClient } from './transactions.repository';
import { isInScope } from './policies/transaction.sql';
import { transactions } from './transactions.table';

/** The end of a list's page: the next begins with the transaction after this one. */
export interface TransactionPlace {
  /** YYYY-MM-DD or infinity. */
  nextDue: string;
  createdAt: Date;
  id: string;
}

export interface TransactionFilter {
  contractType?: ContractType | undefined;
  status?: TransactionStatus | undefined;
  after?: TransactionPlace | undefined;
  limit: number;
}

export interface ListedTransaction extends TransactionWithClient {
  /** In the order in which its contract names them. */
  dates: ShownDate[];
}

/**
 * The transactions of a scope that match the filter, by their next deadline and then newest first, each with its
 * dates.
 */
export async function findTransactionPage(
  db: Database,
  { companyId, ownerId }: TransactionScope,
  { contractType, status, after, limit }: TransactionFilter,
): Promise<ListedTransaction[]> {
  const asked = {
    ownerId: ownerId ?? undefined,
    contractType,
    status,
    afterDue: after?.nextDue,
    afterTime: after?.createdAt,
    afterId: after?.id,
  };
  const conditions = CONDITION_NAMES.filter((name) => asked[name] !== undefined);
  const listed = await pageOfTransactions(db, conditions).execute({ ...asked, companyId, limit });
  return listed.map(({ dates, ...found }) => ({ ...found, dates: readDates(dates) }));
}

/** The dates that `datesInJson` gives. */
export function readDates(dates: readonly DateInJson[] | null): ShownDate[] {
  return (dates ?? []).map(
    ([id, day, title, formerTitle, description, words, follows, doneAt, doneAs, note, doneById, fullName]) => ({
      id,
      day,
      title,
      formerTitle,
      description,
      words,
      follows,
      done:
        doneById === null || doneAt === null
          ? null
          : { by: { id: doneById, fullName }, at: new Date(doneAt), as: doneAs ?? 'done', note },
    }),
  );
}

const CONDITIONS = {
  ownerId: eq(transactions.ownerId, sql.placeholder('ownerId')),
  contractType: eq(transactions.contractType, sql.placeholder('contractType')),
  status: eq(transactions.status, sql.placeholder('status')),
  // The first comparison uses the index: it begins at the day where the previous page ended, not at the first
  // transaction.
  afterId: sql`${transactions.nextDue} >= ${sql.placeholder('afterDue')}::date
    and (${transactions.nextDue} > ${sql.placeholder('afterDue')}::date
      or (${transactions.createdAt}, ${transactions.id})
        < (${sql.placeholder('afterTime')}::timestamptz, ${sql.placeholder('afterId')}))`,
};
const CONDITION_NAMES = ['ownerId', 'contractType', 'status', 'afterId'] as const;

export const newestFirst = [desc(transactions.createdAt), desc(transactions.id)];

const nextDueFirst = [asc(transactions.nextDue), ...newestFirst];

type DateInJson = [
  id: string,
  day: string,
  title: string,
  formerTitle: string,
  description: string,
  words: string,
  follows: boolean,
  doneAt: string | null,
  doneAs: SettledAs | null,
  doneNote: string,
  doneById: string | null,
  fullName: string,
];

/**
 * A page has thousands of dates: as one JSON for each transaction they cost this process less than half as much as
 * rows would.
 */
export const datesInJson = sql<DateInJson[] | null>`(
  select json_agg(json_build_array(
    ${contractDates.id}, ${contractDates.day}, ${contractDates.title}, ${contractDates.formerTitle}, ${contractDates.description},
    ${contractDates.words}, ${contractDates.follows},
    ${contractDates.doneAt}, ${contractDates.doneAs}, ${contractDates.doneNote}, ${contractDates.doneById}, ${people.fullName}) order by ${contractDates.position})
  from ${contractDates} left join ${people} on ${people.id} = ${contractDates.doneById} where ${contractDates.transactionId} = ${transactions.id})`;

const pageOfTransactions = cachedStatement(
  'page of transactions',
  (db, name, conditions: readonly (keyof typeof CONDITIONS)[]) =>
    db
      .select({ transaction: transactions, client: clients, dates: datesInJson })
      .from(transactions)
      .innerJoin(clients, eq(clients.id, transactions.clientId))
      .where(
        and(
          eq(transactions.companyId, sql.placeholder('companyId')),
          ...conditions.map((condition) => CONDITIONS[condition]),
        ),
      )
      .orderBy(...nextDueFirst)
      .limit(sql.placeholder('limit'))
      .prepare(name),
);

export type TransactionInShort = Pick<
  typeof transactions.$inferSelect,
  'id' | 'clientId' | 'street' | 'city' | 'contractType' | 'status'
>;

/** The transactions of a scope in short, by client, newest first. */
export async function listTransactionsByClient(
  db: Queries,
  scope: TransactionScope,
  clientIds: string[],
): Promise<Map<string, TransactionInShort[]>> {
  const { id, clientId, street, city, contractType, status } = transactions;
  const found = await db
    .select({ id, clientId, street, city, contractType, status })
    .from(transactions)
    .where(and(isInScope(scope), inArray(clientId, clientIds)))
    .orderBy(...newestFirst);
  const byClient = new Map<string, TransactionInShort[]>(found.map((transaction) => [transaction.clientId, []]));
  for (const transaction of found) byClient.get(transaction.clientId)?.push(transaction);
  return byClient;
}
