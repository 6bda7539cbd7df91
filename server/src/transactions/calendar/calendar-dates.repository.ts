import type { SettledAs } from '@keydate/domain/settled-deadline';
import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ContractType } from '@keydate/domain/contract-type';
import { companies, people } from '../../accounts/tables';
import { cachedStatement } from '../../db/cached-statement';
import type { Database, Queries } from '../../db/database';
import { clients } from '../clients/clients.table';
import { contractDates } from '../contract-dates.table';
import type { DueShare } from '../due-deadlines/due-deadlines.repository';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import { isShareOf, type Reader } from '../policies/transaction.sql';
import { transactions } from '../transactions.table';

/** A date of the calendar. */
type CalendarDateInJson = [id: string, day: string, title: string, settled: SettledAs | null, follows: boolean];

export interface CalendarFilter {
  /** YYYY-MM-DD. */
  from: string;
  to: string;
  contractType: ContractType | undefined;
  personId: string | undefined;
}

const [from, to] = [sql`${sql.placeholder('from')}::date`, sql`${sql.placeholder('to')}::date`];
const { id, ownerId, status, version, street, city, state, zipcode, country, timeOfDay, acceptanceTime } =
  getTableColumns(transactions);
const found = {
  ...{ id, status, version, street, city, state, zipcode, country, timeOfDay, acceptanceTime },
  clientName: clients.fullName,
  clientEmail: clients.email,
};

const CONDITIONS = {
  ownerId: eq(ownerId, sql.placeholder('ownerId')),
  personId: eq(ownerId, sql.placeholder('personId')),
  contractType: eq(transactions.contractType, sql.placeholder('contractType')),
};
const CONDITION_NAMES = ['ownerId', 'personId', 'contractType'] as const;

const calendarStatement = cachedStatement('calendar', (db, name, conditions: readonly (keyof typeof CONDITIONS)[]) => {
  // those of the days, and the open ones before them: from the transaction's earliest open one on, so that the index serves
  const isShown = sql`${contractDates.transactionId} = ${transactions.id}
      and ${contractDates.day} >= least(${transactions.nextDue}, ${from}) and ${contractDates.day} <= ${to}
      and (${contractDates.day} >= ${from} or ${contractDates.doneAt} is null)`;
  const dates = sql<
    CalendarDateInJson[]
  >`json_agg(json_build_array(${contractDates.id}, ${contractDates.day}, ${contractDates.title},
      case when ${contractDates.doneAt} is not null then coalesce(${contractDates.doneAs}, 'done') end, ${contractDates.follows})
      order by ${contractDates.day}, ${contractDates.position})`;
  const shown = db
    .select({ dates: dates.as('dates') })
    .from(contractDates)
    .where(isShown)
    .as('shown');
  const ofClient = and(eq(clients.companyId, transactions.companyId), eq(clients.id, transactions.clientId));
  const conditionsOf = (names: readonly (keyof typeof CONDITIONS)[]) =>
    conditions.filter((condition) => names.includes(condition)).map((condition) => CONDITIONS[condition]);
  const own = db
    .select({
      ...found,
      owner: sql<string | null>`${ownerId}`.as('owner'),
      dates: shown.dates,
      share: sql<DueShare | null>`null::json`.as('share'),
    })
    .from(transactions)
    .innerJoin(clients, ofClient)
    .crossJoinLateral(shown)
    .where(
      and(
        eq(transactions.companyId, sql.placeholder('companyId')),
        ...conditionsOf(CONDITION_NAMES),
        isNotNull(shown.dates),
      ),
    );
  // whose transaction it is, is not a lender's to know
  if (conditions.includes('personId')) return own.prepare(name);
  const { sharesContact, sharedDateIds, hiddenDateIds } = transactionLenders;
  const share = sql<DueShare | null>`json_build_object('company', ${companies.name}, 'sharesContact', ${sharesContact},
      'sharedDateIds', ${sharedDateIds}, 'hiddenDateIds', ${hiddenDateIds})`;
  const shared = db
    .select({
      ...found,
      owner: sql<string | null>`null`.as('owner'),
      dates: shown.dates,
      share: share.as('share'),
    })
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .innerJoin(clients, ofClient)
    .innerJoin(companies, eq(companies.id, transactions.companyId))
    .crossJoinLateral(shown)
    .where(
      and(
        isShareOf({ id: sql.placeholder('readerId'), companyId: sql.placeholder('companyId') }),
        ...conditionsOf(['contractType']),
        isNotNull(shown.dates),
      ),
    );
  return unionAll(own, shared).prepare(name);
});

/**
 * The transactions that somebody sees, active and closed, their company's and those of which they are a lender, with the dates of some
 * days and the open ones before.
 */
export async function findCalendarDates(db: Database, reader: Reader, scope: TransactionScope, filter: CalendarFilter) {
  const { companyId } = scope;
  const asked = { ...filter, ownerId: scope.ownerId ?? undefined };
  const conditions = CONDITION_NAMES.filter((name) => asked[name] !== undefined);
  return calendarStatement(db, conditions).execute({ ...asked, companyId, readerId: reader.id });
}
export type FoundInCalendar = Awaited<ReturnType<typeof findCalendarDates>>[number];

/** The people of a company who own transactions in it, by name. */
export async function findOwners(db: Queries, companyId: string) {
  const { id: _id, fullName } = people;
  const ownsOne = sql`exists (select from ${transactions}
    where ${and(eq(ownerId, people.id), eq(transactions.companyId, companyId))})`;
  return db
    .select({ _id, fullName })
    .from(people)
    .where(and(eq(people.companyId, companyId), ownsOne))
    .orderBy(asc(fullName), asc(_id));
}
