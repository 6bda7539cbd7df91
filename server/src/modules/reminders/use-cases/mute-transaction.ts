import { accessTo } from '@keydate/domain/transaction-permissions';
import type { Queries } from '../../../db/database';
import type { Tools } from '../../../tools';
import { findShare } from '../../lenders/shared-transactions.repository';
import { findPerson } from '../../people/people.repository';
import { findTransaction, type TransactionRow } from '../../transactions/transactions.repository';
import { lockTransactions } from '../planning.repository';
import { setMuted } from '../reminder-settings.repository';
import type { Subscription } from '../unsubscribe-token';
import { planReminders } from './plan-reminders';

/** Ends or begins a person's emails about a transaction. Gives the address of its property, or null where they see it no more. */
export async function muteTransaction(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  subscription: Subscription,
  isMuted: boolean,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [transaction] = await lockTransactions(tx, [subscription.transactionId]);
    if (!transaction || !(await sees(tx, subscription.personId, transaction))) return null;
    await setMuted(tx, subscription, isMuted);
    await planReminders(tx, clock.now(), [transaction.id]);
    return `${transaction.street}, ${transaction.city}`;
  });
}

/** The address of the property that a subscription is about, or null where its person sees it no more. */
export async function addressOfSubscription(
  { db }: Pick<Tools, 'db'>,
  { personId, transactionId }: Subscription,
): Promise<string | null> {
  const transaction = (await findTransaction(db, transactionId))?.transaction;
  if (!transaction || !(await sees(db, personId, transaction))) return null;
  return `${transaction.street}, ${transaction.city}`;
}

/** A link in a mail outlives what its reader may see, such as a transaction that a lender was withdrawn from. */
async function sees(db: Queries, personId: string, transaction: TransactionRow): Promise<boolean> {
  const person = await findPerson(db, personId);
  if (typeof person?.companyId !== 'string') return false;
  const member = { ...person, companyId: person.companyId };
  return accessTo(member, transaction) === 'allowed' || !!(await findShare(db, member, transaction.id));
}
