import { accessTo } from '@keydate/domain/transaction-permissions';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { findShare } from '../../lenders/shared-transactions.repository';
import { findPerson } from '../../people/people.repository';
import { findTransaction, type TransactionRow } from '../../transactions/transactions.repository';
import { lockTransactions } from '../planning.repository';
import { findReminderSettings, setMuted } from '../reminder-settings.repository';
import { channelsChosen } from '../reminders.policy';
import type { Subscription } from '../unsubscribe-token';
import { planReminders } from './plan-reminders';

/** The address of a transaction's property, and the channels that its reader has switched on. */
export interface Subscribed {
  address: string;
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
    const [transaction] = await lockTransactions(tx, [subscription.transactionId]);
    if (!transaction || !(await sees(tx, subscription.personId, transaction))) return null;
    await setMuted(tx, subscription, isMuted);
    await planReminders(tx, clock.now(), [transaction.id]);
    return subscribed(tx, subscription.personId, transaction);
  });
}

/** The transaction of a subscription; null if its person no longer sees it. */
export async function readSubscription(
  { db }: Pick<Tools, 'db'>,
  { personId, transactionId }: Subscription,
): Promise<Subscribed | null> {
  const transaction = (await findTransaction(db, transactionId))?.transaction;
  if (!transaction || !(await sees(db, personId, transaction))) return null;
  return subscribed(db, personId, transaction);
}

async function subscribed(db: Queries, personId: string, { street, city }: TransactionRow): Promise<Subscribed> {
  const { byEmail, inApp } = channelsChosen(await findReminderSettings(db, personId));
  return { address: `${street}, ${city}`, byEmail, inApp };
}

/** A link in a mail outlives its reader's access, for example of a lender who was withdrawn. */
async function sees(db: Queries, personId: string, transaction: TransactionRow): Promise<boolean> {
  const person = await findPerson(db, personId);
  if (typeof person?.companyId !== 'string') return false;
  const member = { ...person, companyId: person.companyId };
  return accessTo(member, transaction) === 'allowed' || !!(await findShare(db, member, transaction.id));
}
