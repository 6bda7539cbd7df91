import type { Queries, Tx } from '../../db/database';
import type { Tools } from '../../tools';
import {
  announce,
  findTransaction,
  isMuted as isMutedFor,
  lockTransactions,
  NOTHING_TO_TELL,
  setMuted,
  type TellTools,
  type TransactionRow,
} from '../../transactions';
import { findReader } from '../find-reader';
import { findReminderSettings } from '../reminder-settings.repository';
import { channelsChosen } from '../policies/reminder';
import type { Subscription } from '../unsubscribe-token';
import { planReminders } from './plan-reminders';
import { storeMailsStopped } from './store-mails-stopped';

/** The address of a transaction's property, whether its reader gets emails about it, and the channels that they have switched on. */
export interface Subscribed {
  address: string;
  isMuted: boolean;
  byEmail: boolean;
  inApp: boolean;
}

/** Stops or resumes a person's emails about a transaction; null if they no longer see it. */
export async function muteTransaction(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  subscription: Subscription,
  isMuted: boolean,
): Promise<Subscribed | null> {
  return db.transaction(async (tx) => {
    const seen = await lockSeen(tx, subscription);
    if (!seen) return null;
    await setMuted(tx, subscription, isMuted);
    await planReminders(tx, clock.now(), [seen.transaction.id]);
    return subscribed(tx, subscription.personId, seen.transaction);
  });
}

/** Locks the transaction of a subscription and returns it with its person; null if they no longer see it. */
async function lockSeen(tx: Tx, { personId, transactionId }: Subscription) {
  const [transaction] = await lockTransactions(tx, [transactionId]);
  const reader = transaction && (await findReader(tx, personId, transaction));
  return reader ? { transaction, person: reader.member } : null;
}

/**
 * Does the same for the holder of a link. The person learns that their emails were stopped, in the app and by an
 * email, because anybody who has one of their reminders can press its link.
 */
export async function muteByLink(
  tools: TellTools,
  subscription: Subscription,
  isMuted: boolean,
): Promise<Subscribed | null> {
  const { subscribed: found, announcement } = await tools.db.transaction(async (tx) => {
    const seen = await lockSeen(tx, subscription);
    if (!seen) return { subscribed: null, announcement: NOTHING_TO_TELL };
    const hasChanged = await setMuted(tx, subscription, isMuted);
    await planReminders(tx, tools.clock.now(), [seen.transaction.id]);
    return {
      subscribed: await subscribed(tx, subscription.personId, seen.transaction),
      announcement: isMuted && hasChanged ? await storeMailsStopped(tx, tools, seen) : NOTHING_TO_TELL,
    };
  });
  announce(tools, announcement);
  return found;
}

/** The transaction of a subscription; null if its person no longer sees it. */
export async function readSubscription(
  { db }: Pick<Tools, 'db'>,
  { personId, transactionId }: Subscription,
): Promise<Subscribed | null> {
  const transaction = (await findTransaction(db, transactionId))?.transaction;
  if (!transaction || !(await findReader(db, personId, transaction))) return null;
  return subscribed(db, personId, transaction);
}

async function subscribed(db: Queries, personId: string, { id, street, city }: TransactionRow): Promise<Subscribed> {
  const { byEmail, inApp } = channelsChosen(await findReminderSettings(db, personId));
  const muted = await isMutedFor(db, { personId, transactionId: id });
  return { address: `${street}, ${city}`, isMuted: muted, byEmail, inApp };
}
