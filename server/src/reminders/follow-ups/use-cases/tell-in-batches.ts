import { reminderArrived } from '@keydate/contracts/reminders';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';

/** How many transactions are locked at once; a person gets one mail about all of them. */
const AT_ONCE = 200;

export type TellTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'realtime'>;

/**
 * Says something of the deadlines of many transactions, some at a time.
 * @param tell says it of the transactions with these ids; returns the people who have something new in the app
 */
export async function tellInBatches(
  { db, realtime }: Pick<TellTools, 'db' | 'realtime'>,
  found: readonly { transactionId: string }[],
  tell: (tx: Tx, ids: readonly string[]) => Promise<string[]>,
  stop?: AbortSignal,
): Promise<void> {
  const ids = [...new Set(found.map(({ transactionId }) => transactionId))];
  for (let at = 0; at < ids.length && !stop?.aborted; at += AT_ONCE) {
    const told = await db.transaction((tx) => tell(tx, ids.slice(at, at + AT_ONCE)));
    for (const personId of told) realtime.emitTo(personId, reminderArrived, {});
  }
}
