import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { companies } from '../../accounts/tables';
import { cachedStatement } from '../../db/cached-statement';
import type { Database, Tx } from '../../db/database';
import { clients } from '../clients/clients.table';
import { contractDates } from '../contract-dates.table';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import { isShareOf, type Reader } from '../policies/transaction.sql';
import { transactions } from '../transactions.table';

/** An open date until a day. */
export type DueDateInJson = [id: string, day: string, title: string];

/** How somebody reads a transaction as its lender. */
export interface DueShare {
  company: string;
  sharesContact: boolean;
  sharedDateIds: string[];
  hiddenDateIds: string[];
}

const until = sql`${sql.placeholder('until')}::date`;

/** As JSON for each transaction: two thousand rows would cost this process more than the database. */
const openDates = sql<DueDateInJson[] | null>`(
  select json_agg(json_build_array(${contractDates.id}, ${contractDates.day}, ${contractDates.title})
    order by ${contractDates.day}, ${contractDates.position})
  from ${contractDates}
  where ${contractDates.transactionId} = ${transactions.id} and ${contractDates.doneAt} is null and ${contractDates.day} <= ${until})`;

const { id, version, street, city, state, zipcode, country, timeOfDay, acceptanceTime } = getTableColumns(transactions);
const found = {
  ...{ id, version, street, city, state, zipcode, country, timeOfDay, acceptanceTime },
  clientName: clients.fullName,
  clientEmail: clients.email,
  dates: openDates.as('dates'),
};

const dueStatement = cachedStatement('due deadlines', (db, name, parts: readonly 'ownerId'[]) => {
  const ofOwner = parts.includes('ownerId') ? eq(transactions.ownerId, sql.placeholder('ownerId')) : undefined;
  const ofClient = and(eq(clients.companyId, transactions.companyId), eq(clients.id, transactions.clientId));
  const own = db
    .select({ ...found, share: sql<DueShare | null>`null::json`.as('share') })
    .from(transactions)
    .innerJoin(clients, ofClient)
    .where(
      and(
        eq(transactions.companyId, sql.placeholder('companyId')),
        ofOwner,
        eq(transactions.status, 'Active'),
        lte(transactions.nextDue, until),
      ),
    );
  const { sharesContact, sharedDateIds, hiddenDateIds, nextDue } = transactionLenders;
  const share = sql<DueShare | null>`json_build_object('company', ${companies.name}, 'sharesContact', ${sharesContact},
    'sharedDateIds', ${sharedDateIds}, 'hiddenDateIds', ${hiddenDateIds})`;
  const shared = db
    .select({ ...found, share: share.as('share') })
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .innerJoin(clients, ofClient)
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .where(
      and(
        isShareOf({ id: sql.placeholder('readerId'), companyId: sql.placeholder('companyId') }),
        eq(transactions.status, 'Active'),
        lte(nextDue, until),
      ),
    );
  return unionAll(own, shared).prepare(name);
});

/** The active transactions that somebody sees, their company's and those of which they are a lender, with the open dates until a day. */
export async function findOpenDates(db: Database | Tx, reader: Reader, scope: TransactionScope, untilDay: string) {
  const { companyId, ownerId } = scope;
  const statement = dueStatement(db, ownerId === null ? [] : ['ownerId']);
  return statement.execute({ companyId, ownerId, readerId: reader.id, until: untilDay });
}
export type FoundDue = Awaited<ReturnType<typeof findOpenDates>>[number];
