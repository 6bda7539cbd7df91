import type { Notification } from '@keydate/contracts/notification';
import type { Queries } from '../db/database';

/** Facts that transactions needs from the contexts above it. `server/src/contexts.ts` lists the answers. */
export interface TransactionsAsks {
  /** A new transaction begins with the notification that its person has chosen for all. */
  defaultNotificationOf: (db: Queries, person: { id: string }) => Promise<Notification>;
}
