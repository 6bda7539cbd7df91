import type { Charge } from '../../ports/payments';
import type { Mail } from '../../ports/mailer';
import { findCompany, findPerson, type Person } from '../../accounts';
import { queueMail, sendQueued } from '../../mail';
import { findAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { graceMail } from '../mails/grace-mail';
import { trialEndingMail, trialStartedMail } from '../mails/trial-mails';
import { listTold, noteTold } from '../payment-events.repository';
import { dueNotices, type DueNotice, type Notice } from '../due-notices';
import type { Subscription } from '../subscriptions.repository';

/**
 * Sends a company the notices about its subscription that are due, each once. A mail is queued in the same database
 * transaction that records it as sent.
 */
export async function tellNotices(tools: BillingTools, subscription: Subscription): Promise<void> {
  const { db, clock } = tools;
  const due = await untoldOf(tools, subscription);
  if (due.length === 0) return;
  const people = await readersOf(tools, subscription.companyId);
  if (!people) return;
  for (const { notice, isOverdue } of due) {
    const mail = isOverdue ? null : await mailOf(tools, notice, subscription, people);
    const name = `mail about a subscription: ${notice.kind}`;
    const lease = await db.transaction(async (tx) => {
      if (!(await noteTold(tx, subscription.providerSubscriptionId, notice.key, clock.now()))) return null;
      return mail && queueMail(tx, tools, { name, companyId: subscription.companyId, ...mail });
    });
    if (lease) sendQueued(tools, lease);
  }
}

async function untoldOf({ db, clock }: BillingTools, subscription: Subscription): Promise<DueNotice[]> {
  const due = dueNotices(subscription, clock.now());
  if (due.length === 0) return [];
  const told = await listTold(db, subscription.providerSubscriptionId);
  return due.filter(({ notice }) => !told.has(notice.key));
}

interface Readers {
  owner: Person;
  /** The buyer of the subscription; the owner if that person has left. */
  buyer: Person;
}

async function readersOf({ db }: BillingTools, companyId: string): Promise<Readers | null> {
  const found = await findCompany(db, companyId);
  const owner = found && (await findPerson(db, found.owner.id));
  if (!owner) return null;
  const account = await findAccount(db, companyId);
  const buyer = account?.purchasedById ? await findPerson(db, account.purchasedById) : undefined;
  return { owner, buyer: buyer?.companyId === companyId ? buyer : owner };
}

async function mailOf(
  tools: BillingTools,
  notice: Notice,
  subscription: Subscription,
  { owner, buyer }: Readers,
): Promise<Mail> {
  const origin = tools.config.publicOrigin;
  if (notice.kind === 'renewal-failed') return graceMail(owner, subscription, { origin, ...notice });
  const trial = { origin, firstCharge: await firstChargeOf(tools, subscription) };
  return notice.kind === 'trial-started'
    ? trialStartedMail(buyer, subscription, trial)
    : trialEndingMail(owner, subscription, trial);
}

/** The first charge after the trial, after credits and discounts. If it cannot be read, the mail goes out without it. */
async function firstChargeOf({ payments }: BillingTools, subscription: Subscription): Promise<Charge | null> {
  return payments.previewNext(subscription.providerSubscriptionId, subscription).catch(() => null);
}
