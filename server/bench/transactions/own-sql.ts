import type { TransactionStatus } from '@keydate/contracts/transactions';
import type { Member } from '@keydate/domain/member';
import pg from 'pg';
import type { Database } from '../../src/db/database';
import { findSession } from '../../src/accounts/sessions/sessions.repository';
import { hashOfToken } from '../../src/accounts/sessions/token';
import { findTransactionPage } from '../../src/transactions/transaction-lists.repository';
import { systemClock } from '../../src/adapters/clocks';
import { listDueDeadlines } from '../../src/transactions/due-deadlines/use-cases/list-due-deadlines';
import { searchTransactions } from '../../src/transactions/use-cases/search-transactions';
import { statementsOf } from '../statements-of';
import type { Viewer } from './viewer';

/**
 * The product's own statements, under their names, sent again through the driver alone, without the product's work on
 * the rows.
 */
export interface OwnSql {
  page: (status: TransactionStatus, limit: number) => Promise<() => Promise<void>>;
  due: () => Promise<() => Promise<void>>;
  search: (words: string) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

export async function openOwnSql(url: string, { companyId, ownerId, token }: Viewer): Promise<OwnSql> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const scope = { companyId, ownerId };
  const role = ownerId === null ? 'SuperRealtor' : 'Agent';
  const member: Member = { id: ownerId ?? '', companyId, role, worksForId: null };
  const again = async (ask: (db: Database) => Promise<unknown>) => {
    const statements = await statementsOf(url, async (db) => {
      await findSession(db, hashOfToken(token), new Date());
      await ask(db);
    });
    return async () => {
      for (const statement of statements) await client.query(statement);
    };
  };
  return {
    page: (status, limit) => again((db) => findTransactionPage(db, scope, { status, limit: limit + 1 })),
    due: () => again((db) => listDueDeadlines({ db, clock: systemClock }, member)),
    search: (words) => again((db) => searchTransactions({ db }, member, words)),
    close: () => client.end(),
  };
}
