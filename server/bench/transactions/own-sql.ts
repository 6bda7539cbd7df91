import { join } from 'node:path';
import type { TransactionStatus } from '@keydate/contracts/transactions';
import pg from 'pg';
import { openDatabase, type Database } from '../../src/db/database';
import { findSession } from '../../src/modules/sessions/sessions.repository';
import { hashOfToken } from '../../src/modules/sessions/token';
import { findTransactionPage } from '../../src/modules/transactions/transaction-lists.repository';
import { searchTransactions } from '../../src/modules/transactions/use-cases/search-transactions';
import type { Viewer } from './viewer';

type Sent = Pick<pg.QueryArrayConfig, 'name' | 'text' | 'values' | 'rowMode' | 'types'>;

/** The statements that the product itself sends, under their names, sent again through the driver alone: what it does with their rows is left out. */
export interface OwnSql {
  page: (status: TransactionStatus, limit: number) => Promise<() => Promise<void>>;
  search: (words: string) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

export async function openOwnSql(url: string, { companyId, ownerId, token }: Viewer): Promise<OwnSql> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const scope = { companyId, ownerId };
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
    search: (words) => again((db) => searchTransactions({ db }, scope, words)),
    close: () => client.end(),
  };
}

/** All that is sent to the database while `ask` runs. */
async function statementsOf(url: string, ask: (db: Database) => Promise<void>): Promise<Sent[]> {
  const db = await openDatabase({
    connection: { connectionString: url },
    migrations: join(import.meta.dirname, '../../drizzle'),
    poolSize: 1,
  });
  const sent: Sent[] = [];
  const driver = pg.Client.prototype;
  const send = Reflect.get(driver, 'query');
  driver.query = new Proxy(send, {
    apply(query, client, parameters: unknown[]) {
      const [statement, values] = parameters;
      if (isStatement(statement) && Array.isArray(values))
        sent.push({ name: statement.name, text: statement.text, values, rowMode: 'array', types: statement.types });
      const answer: unknown = Reflect.apply(query, client, parameters);
      return answer;
    },
  });
  try {
    await ask(db);
  } finally {
    driver.query = send;
    await db.close();
  }
  return sent;
}

function isStatement(sent: unknown): sent is pg.QueryArrayConfig {
  return typeof sent === 'object' && sent !== null && 'text' in sent;
}
