import { type Member, recordEvent, type Sender } from '../../accounts';
import { CardDeclined, type Intent } from '../../ports/payments';
import { changeAccount, findAccount, lockAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { findOpenCards, markReturnDone } from '../payment-returns.repository';
import { currentSubscription } from '../stored-state';
import { findSubscription } from '../subscriptions.repository';
import { beginReturn } from './begin-return';
import { withKey } from './keyed-write';
import { readHeld, type Held } from './read-held';
import { listOwnSubscriptions } from './list-own-subscriptions';
import { recordPayments } from './record-payments';
import { syncCompany, type Synced } from './sync-company';

/** Begins to store a card, which the browser confirms with the provider. Continues one that was begun and not confirmed. */
export async function changeCard(
  tools: BillingTools,
  member: Member,
  sender: Sender,
): Promise<{ clientSecret: string; returnToken: string }> {
  const held = await readHeld(tools, member);
  const { id, clientSecret } = (await continueCard(tools, member.companyId)) ?? (await beginCard(tools, held));
  const returnToken = await beginReturn(tools, member, { purpose: 'card', intentId: id, planId: null }, sender);
  await recordEvent(tools.db, { clock: tools.clock, sender }, { event: 'card-change-begun', by: member });
  return { clientSecret, returnToken };
}

async function continueCard({ db, payments }: BillingTools, companyId: string) {
  const [last] = await findOpenCards(db, companyId);
  return last ? payments.continueCard(last.intentId) : null;
}

async function beginCard(tools: BillingTools, { account, live }: Held) {
  const begun = await withKey(tools, account, ['card', live.id], (key) =>
    tools.payments.beginCard(account.customerId, key),
  );
  // a new version, and so a new key: the next card is another one even if this one can no longer be confirmed
  await changeAccount(tools.db, account.companyId, {});
  return begun;
}

/** Applies the cards that have been confirmed, whether or not the person returned. From now on, the one entered last is charged. */
export async function applyCards(tools: BillingTools, companyId: string): Promise<void> {
  const begun = (await findOpenCards(tools.db, companyId)).map(({ intentId }) => intentId);
  // oldest first: of two cards that were entered in the same second, the one begun last is charged
  for (const intentId of new Set(begun.toReversed())) {
    const intent = await tools.payments.readIntent(intentId);
    if (intent.outcome === 'succeeded') await applyCard(tools, companyId, intent);
  }
}

async function applyCard(tools: BillingTools, companyId: string, { id, enteredAt }: Intent): Promise<void> {
  const { db, payments } = tools;
  const account = await findAccount(db, companyId);
  if (!account) return;
  const isNewer = account.cardSince === null || enteredAt >= account.cardSince;
  const stored = await findSubscription(db, companyId);
  const live = currentSubscription(await listOwnSubscriptions(tools, account, stored), stored);
  if (live && isNewer) {
    // the card is stored even if it cannot pay the open charge: the overview says that the charge is still open
    await payments.useCard(id, live).catch((error: unknown) => {
      if (!(error instanceof CardDeclined)) throw error;
    });
  }
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, companyId);
    if (locked && (locked.cardSince === null || enteredAt > locked.cardSince))
      await changeAccount(tx, companyId, { cardSince: enteredAt });
    await markReturnDone(tx, id);
  });
}

/** Applies and records everything that has been confirmed, and stores the company's state. */
export async function catchUpCompany(tools: BillingTools, companyId: string): Promise<Synced> {
  const [applied] = await Promise.allSettled([applyCards(tools, companyId)]);
  // even if a card could not be applied, the rest of the state is worth knowing
  const synced = await syncCompany(tools, companyId);
  if (applied.status === 'rejected') throw applied.reason;
  // the state is stored by now; a record that fails is made by the next reconciliation, and the failure is logged
  await recordPayments(tools, companyId).catch((error: unknown) =>
    tools.background.start('record what was paid', () =>
      Promise.reject(error instanceof Error ? error : new Error('The payment could not be read.')),
    ),
  );
  return synced;
}
