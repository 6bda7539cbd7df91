import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@keydate/domain/durations';
import { AppError } from '../../app-error';
import type { ProviderSubscription } from '../../ports/payments';
import { findAccount, listAccountsAfter, noteCompared, type BillingAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { isInForce, type Terms } from '../plan-in-force';
import { currentSubscription } from '../stored-state';
import type { Subscription } from '../subscriptions.repository';
import { catchUpCompany } from './change-card';
import { keyOf } from './keyed-write';
import { syncCompany, type Synced } from './sync-company';

/** Together they stay far below the provider's limit of requests, most of which is left to people. */
const AT_ONCE = 8;
const COMPANIES_PER_SECOND = 10;
const PAGE = 100;
/** A company whose last subscription ended so long ago is compared once a day. */
const LONG_OVER_MS = 60 * DAY_MS;
/** So many in a row mean that the provider is away. */
const AWAY_AFTER = 2 * AT_ONCE;

/** Repairs the state after lost webhooks, sends the notices that are due, and ends subscriptions that are over. */
export async function reconcileAll(tools: BillingTools): Promise<void> {
  const failures: unknown[] = [];
  let unanswered = 0;
  const companies = companiesToCompare(tools);
  const turn = pace(COMPANIES_PER_SECOND);
  const compareNext = async () => {
    for await (const companyId of companies) {
      await turn();
      await reconcileCompany(tools, companyId).then(
        () => {
          unanswered = 0;
        },
        (error: unknown) => {
          failures.push(error);
          unanswered = isUnanswered(error) ? unanswered + 1 : 0;
        },
      );
      if (unanswered >= AWAY_AFTER) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
  // after the loop: one company's failure does not delay the others
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} companies could not be compared`);
}

async function* companiesToCompare({ db, clock, payments }: BillingTools): AsyncGenerator<string, void, undefined> {
  const now = clock.now().getTime();
  const which = {
    keyMode: payments.keyMode,
    endedBefore: new Date(now - LONG_OVER_MS),
    comparedBefore: new Date(now - DAY_MS),
  };
  for (let last = ''; ;) {
    const page = await listAccountsAfter(db, which, last, PAGE);
    yield* page;
    const next = page.at(-1);
    if (next === undefined) return;
    last = next;
  }
}

/** A function whose calls resolve one after the other, evenly. */
function pace(perSecond: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1000 / perSecond;
    if (at > now) await pause(at - now);
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE';
}

export async function reconcileCompany(tools: BillingTools, companyId: string): Promise<void> {
  const { stored, own } = await catchUpCompany(tools, companyId);
  const account = await findAccount(tools.db, companyId);
  if (!account) return;
  await voidLeftoverInvoices(tools, account, own);
  await endIfOver(tools, account, { stored, own });
  await noteCompared(tools.db, companyId, tools.clock.now());
}

async function endIfOver(tools: BillingTools, account: BillingAccount, { stored, own }: Synced): Promise<void> {
  const now = tools.clock.now();
  // one that somebody has paused is theirs to resume or to end
  if (stored?.provider !== 'STRIPE' || ['ended', 'paused'].includes(stored.status) || !isOver(stored, now)) return;
  const live = currentSubscription(own, stored);
  // it continues if it was paid, or got a card, in the meantime
  if (!live || !isOver(termsNow(stored, live), now)) return;
  await tools.payments.endSubscription(live, keyOf(account, 'end', live.id));
  await syncCompany(tools, account.companyId);
}

/** Nobody needs to pay the open invoices of a subscription that has ended, for example in the provider's dashboard. */
async function voidLeftoverInvoices(
  { payments }: BillingTools,
  account: BillingAccount,
  own: readonly ProviderSubscription[],
): Promise<void> {
  const ended = new Set(own.filter(({ status }) => status === 'ended').map(({ id }) => id));
  if (ended.size === 0) return;
  for (const { id, subscriptionId } of await payments.listOpen(account.customerId))
    if (subscriptionId !== null && ended.has(subscriptionId))
      await payments.voidOpenInvoice(id, keyOf(account, 'drop', id));
}

/**
 * True if a subscription is over for us although the provider ends it later, or not by itself. An overdue subscription
 * that was canceled is over.
 */
function isOver(terms: Terms, now: Date): boolean {
  return !isInForce(terms, now) || (terms.status === 'past_due' && terms.isCancelled);
}

function termsNow(stored: Subscription, live: ProviderSubscription): Terms {
  const { status, isCancelled, card, otherMethod, periodEndsAt: nextBillingAt } = live;
  const known = status === 'incomplete' ? stored.status : status;
  return { ...stored, status: known, isCancelled, card, otherMethod, nextBillingAt };
}
