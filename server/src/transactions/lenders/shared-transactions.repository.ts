import type { ContractType } from '@keydate/domain/contract-type';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { cachedStatement } from '../../db/cached-statement';
import type { Database, Queries } from '../../db/database';
import { patternOf } from '../clients/clients.repository';
import { clients } from '../clients/clients.table';
import { companies } from '../../accounts/tables';
import { isShareOf, type Reader } from '../policies/transaction.sql';
import {
  datesInJson,
  newestFirst,
  readDates,
  type ListedTransaction,
  type TransactionFilter,
} from '../transaction-lists.repository';
import type { TransactionWithClient } from '../transactions.repository';
import { isAddressLike } from '../transaction-search.repository';
import { transactions } from '../transactions.table';
import type { LenderRow } from './lenders.repository';
import { transactionLenders } from './transaction-lenders.table';

/** A lender's share of a transaction: how it is shared with them, and its company. */
export type Share = Pick<
  LenderRow,
  'sharesContact' | 'sharedDateIds' | 'hiddenDateIds' | 'nextDue' | 'disclosureWas' | 'answeredAt'
> & {
  company: string;
};

/** A transaction of another company that a member reads as its lender, with all its dates. */
export interface SharedTransaction extends ListedTransaction {
  share: Share;
}

const { sharesContact, sharedDateIds, hiddenDateIds, nextDue, disclosureWas, answeredAt } = transactionLenders;
const share = {
  ...{ sharesContact, sharedDateIds, hiddenDateIds, nextDue, disclosureWas, answeredAt },
  company: companies.name,
};

/** How a transaction is shared with a member; undefined if it is not. */
export async function findShare(db: Queries, member: Reader, transactionId: string): Promise<Share | undefined> {
  const [found] = await db
    .select(share)
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .where(and(eq(transactionLenders.transactionId, transactionId), isShareOf(member)));
  return found;
}

/** Runs at each list and search of everybody, although most people read nothing as lenders. */
const anyShareOf = cachedStatement('any share of a reader', (db, name) =>
  db
    .select({ id: transactionLenders.id })
    .from(transactionLenders)
    .where(isShareOf({ id: sql.placeholder('id'), companyId: sql.placeholder('companyId') }))
    .limit(1)
    .prepare(name),
);

async function readsAnything(db: Database, { id, companyId }: Reader): Promise<boolean> {
  return (await anyShareOf(db).execute({ id, companyId })).length > 0;
}

/** The transactions that a member reads as lender, by the next deadline that they see and then newest first. */
export async function findSharedPage(
  db: Database,
  member: Reader,
  { contractType, status, after, limit }: TransactionFilter,
): Promise<SharedTransaction[]> {
  if (!(await readsAnything(db, member))) return [];
  const found = await db
    .select({ transaction: transactions, client: clients, share, dates: datesInJson })
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .where(
      and(
        isShareOf(member),
        contractType && eq(transactions.contractType, contractType),
        status && eq(transactions.status, status),
        after &&
          sql`(${nextDue} > ${after.nextDue}::date or (${nextDue} = ${after.nextDue}::date
            and (${transactions.createdAt}, ${transactions.id}) < (${after.createdAt}::timestamptz, ${after.id})))`,
      ),
    )
    .orderBy(asc(nextDue), ...newestFirst)
    .limit(limit);
  return found.map(({ dates, ...rest }) => ({ ...rest, dates: readDates(dates) }));
}

/** A transaction that a search found, and by what: its client, or else its address, or else its side. */
export interface FoundShared extends TransactionWithClient {
  share: Share;
  match: 'client' | 'address' | 'side';
}

/** The client's name as far as the lender sees it: the email address, in the second line, only if it is shared. */
const seenText = sql`case when ${sharesContact} then ${clients.searchText} else split_part(${clients.searchText}, chr(10), 1) end`;

/**
 * The newest transactions that a member reads as lender and whose address, side, or client as far as they see them,
 * matches.
 */
export async function findSharedTransactions(
  db: Database,
  member: Reader,
  {
    words,
    placeWords,
    type,
    limit,
  }: { words: string; placeWords: readonly string[]; type: ContractType | undefined; limit: number },
): Promise<FoundShared[]> {
  if (!(await readsAnything(db, member))) return [];
  const isByClient = sql`(${seenText} like ${patternOf(words)})`;
  const isByAddress = placeWords.length > 0 ? isAddressLike(placeWords.map(patternOf)) : sql`false`;
  const match = sql<
    FoundShared['match']
  >`case when ${isByClient} then 'client' when ${isByAddress} then 'address' else 'side' end`;
  return db
    .select({ transaction: transactions, client: clients, share, match })
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .where(and(isShareOf(member), or(isByClient, isByAddress, type && eq(transactions.contractType, type))))
    .orderBy(desc(isByClient), desc(isByAddress), ...newestFirst)
    .limit(limit);
}
