import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../src/db/database';
import { aLenderOf } from '../../test/lenders';
import { aRealtor, type PeoplePlace } from '../../test/people';
import { enterTransaction } from '../../test/transactions';
import type { ChatServer } from './chat-server';
import { placeOf } from './fill-threads';
import { closeTabs, openTabs } from './open-tabs';
import { send } from './send';

/** A transaction that a realtor shares with a lender, who write to each other about it. */
interface SharedTransaction {
  /** Locks the transaction's row while `work` runs, and a message about it waits. */
  whileLocked: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export async function aSharedTransaction(
  server: ChatServer,
  db: Database,
  databaseUrl: string,
): Promise<SharedTransaction> {
  const place: PeoplePlace = placeOf(db);
  const [realtor, lender] = [await aRealtor(place), await aRealtor(place, { role: 'SuperLender' })];
  const transaction = await enterTransaction(server, realtor);
  await aLenderOf(server, transaction, realtor, lender);
  return {
    whileLocked: async (work) => {
      const tabs = await openTabs(server, [realtor, lender]);
      const other = new pg.Client({ connectionString: databaseUrl });
      await other.connect();
      await other.query('begin');
      await other.query('select from transactions where id = $1 for update', [transaction._id]);
      const waiting = Promise.all(tabs.map((tab) => send(tab, randomUUID())));
      const result = await work();
      await other.query('commit');
      await other.end();
      await waiting;
      closeTabs(tabs);
      return result;
    },
  };
}
