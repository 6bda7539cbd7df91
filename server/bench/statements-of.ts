import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../src/db/database';

/** A statement as the driver sends it. */
export type Sent = Pick<pg.QueryArrayConfig, 'name' | 'text' | 'values' | 'rowMode' | 'types'>;

/** Records all statements sent to the database while `ask` runs. */
export async function statementsOf(url: string, ask: (db: Database) => Promise<void>): Promise<Sent[]> {
  const db = await openDatabase({
    connection: { connectionString: url },
    migrations: join(import.meta.dirname, '../drizzle'),
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
