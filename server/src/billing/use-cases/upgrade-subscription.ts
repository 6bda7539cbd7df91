import { planRefusal, type PlanRefusal } from '@keydate/domain/plan-button';
import type { ErrorCode } from '@keydate/contracts/errors';
import { UPGRADE_PREVIEW_MS } from '@keydate/contracts/limits';
import { AppError } from '../../app-error';
import {
  KeyRepeatsFailure,
  KeyReused,
  type Charge,
  type DueInvoice,
  type ProviderSubscription,
  type SoldPlan,
} from '../../ports/payments';
import { type Member, recordEvent, type Sender } from '../../accounts';
import { countUpgrade } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { comparedPlan, type ComparedPlan } from '../plan-compared';
import { allowanceOf, isPlanName } from '../plans';
import { stateAfter } from '../stored-state';
import { beginPayment } from './begin-payment';
import { catchUpCompany } from './change-card';
import { readOffered } from './choose-plan';
import { withKey } from './keyed-write';
import { readHeld, type Held } from './read-held';
import { readUse } from './read-use';
import { syncCompany } from './sync-company';

const REFUSALS = {
  'managed-by-google': 'MANAGED_BY_GOOGLE',
  'managed-by-apple': 'MANAGED_BY_APPLE',
  cancelled: 'SUBSCRIPTION_CANCELLED',
  'past-due': 'PAYMENT_OVERDUE',
  changing: 'PLAN_CHANGING',
  'not-an-upgrade': 'NOT_AN_UPGRADE',
  'after-the-current': 'PLAN_AFTER_CURRENT',
  'too-small': 'PLAN_TOO_SMALL',
} as const satisfies Record<PlanRefusal, ErrorCode>;

/** The cost of an upgrade, and the moment of this price: an upgrade as of that moment costs exactly this. */
export async function previewUpgrade(
  tools: BillingTools,
  member: Member,
  priceId: string,
): Promise<Charge & { at: Date }> {
  const held = await readHeld(tools, member);
  const sold = await readOffered(tools, priceId);
  await refusePlan(tools, held, sold, await readCompared(tools, held));
  const at = tools.clock.now();
  const begun = begunChange(held, priceId);
  if (begun) return { dueCents: begun.amountDueCents, carriedCents: 0, at };
  return { ...(await tools.payments.previewChange(held.live, priceId, at)), at };
}

export interface Upgrade {
  isPaid: boolean;
  amountDueCents: number;
  grossCents: number;
  creditCents: number;
  clientSecret: string | null;
  returnToken: string | null;
}

/** Changes to a plan that costs more: at once if the card on file pays the difference, else once a person has paid it. */
export async function upgradeSubscription(
  tools: BillingTools,
  member: Member,
  { priceId, at }: { priceId: string; at?: Date | undefined },
  sender: Sender,
): Promise<Upgrade> {
  if (at) refuseOutdated(at, tools.clock.now());
  const held = await readHeld(tools, member);
  const sold = await readOffered(tools, priceId);
  const compared = await readCompared(tools, held);
  if (held.live.priceId === priceId && !compared.next) {
    // they have the plan already: the answer to an earlier press was lost, and perhaps its webhook too
    await catchUpCompany(tools, member.companyId);
    return PAID;
  }
  await refusePlan(tools, held, sold, compared);
  const changed = await change(tools, held, { priceId, at });
  const isPaid = changed.priceId === priceId;
  if (isPaid)
    await recordEvent(
      tools.db,
      { clock: tools.clock, sender },
      { event: 'plan-changed', by: member, about: sold.plan },
    );
  // records an earlier payment from which nobody returned, before this one takes its place
  await catchUpCompany(tools, member.companyId);
  if (isPaid) return PAID;
  if (!changed.due?.clientSecret) throw new AppError('PAYMENTS_UNAVAILABLE');
  const { clientSecret, amountDueCents, grossCents, creditCents } = changed.due;
  const returnToken = await beginPayment(tools, member, { purpose: 'upgrade', clientSecret, sold }, sender);
  return { isPaid: false, amountDueCents, grossCents, creditCents, clientSecret, returnToken };
}

/** An earlier moment makes an upgrade more expensive, so nobody gains by inventing one; a later moment makes it cheaper. */
function refuseOutdated(at: Date, now: Date): void {
  const age = now.getTime() - at.getTime();
  if (age > UPGRADE_PREVIEW_MS || age < -CLOCKS_DIFFER_MS) throw new AppError('UPGRADE_OUTDATED');
}

/** The preview may come from another server, whose clock is ahead by no more than this. */
const CLOCKS_DIFFER_MS = 10_000;

/** The invoice due for the same upgrade, if it was begun before and is not paid yet. */
function begunChange({ live }: Held, priceId: string): DueInvoice | null {
  return live.pendingPriceId === priceId ? live.due : null;
}

const PAID: Upgrade = {
  isPaid: true,
  amountDueCents: 0,
  grossCents: 0,
  creditCents: 0,
  clientSecret: null,
  returnToken: null,
};

async function change(
  tools: BillingTools,
  held: Held,
  wanted: { priceId: string; at: Date | undefined },
): Promise<ProviderSubscription> {
  const { account, live } = held;
  const { payments } = tools;
  if (begunChange(held, wanted.priceId)) return live;
  const { due } = live;
  if (live.pendingPriceId !== null && due) {
    const isDropped = await withKey(tools, account, ['drop', due.id], (key) => payments.voidOpenInvoice(due.id, key));
    // the other upgrade was paid at this moment: this one now has another price
    if (!isDropped) throw new AppError('UPGRADE_OUTDATED');
  }
  await changeOnce(tools, held, wanted);
  const changed = await payments.readSubscription(live.id);
  if (changed.priceId === wanted.priceId || changed.pendingPriceId === wanted.priceId) return changed;
  // another upgrade was carried out: this one now has another price
  await syncCompany(tools, account.companyId);
  throw new AppError('UPGRADE_OUTDATED');
}

/**
 * The key contains neither the plan nor the moment, and its number rises only after the provider's answer. So if two
 * upgrades start from the same plan, the second is not carried out: it would undo the one that the first has paid for.
 */
async function changeOnce(
  { db, payments }: BillingTools,
  { account, live }: Held,
  wanted: { priceId: string; at: Date | undefined },
): Promise<void> {
  try {
    await payments.changePlan(live, wanted, `${account.companyId}:upgrade:${account.upgrades}`);
  } catch (error) {
    if (!isAnswer(error)) throw error;
    await countUpgrade(db, account);
    if (!(error instanceof KeyReused)) throw error;
    return;
  }
  await countUpgrade(db, account);
}

/** Without an answer, the upgrade may still be carried out: the next press must have the same key. */
function isAnswer(error: unknown): boolean {
  return error instanceof KeyRepeatsFailure || !(error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE');
}

/**
 * The plan in force, by the provider's present state: a change in its dashboard counts even before its webhook
 * arrives.
 */
async function readCompared({ payments, clock }: BillingTools, { stored, live }: Held): Promise<ComparedPlan> {
  const [products, now] = [await payments.readProducts(), clock.now()];
  const state = stateAfter({ companyId: stored.companyId, stored, seen: [live], products, now });
  return comparedPlan(state ?? stored, await payments.readCatalog(), now);
}

/** Throws if the rule that also draws the plan's button forbids this plan. */
async function refusePlan(
  tools: BillingTools,
  { live, stored }: Held,
  sold: SoldPlan,
  { productId, monthlyCents, next }: ComparedPlan,
): Promise<void> {
  const has = await readUse(tools, stored.companyId);
  const allows = allowanceOf(isPlanName(sold.plan) ? sold.plan : null);
  const refusal = planRefusal(
    { id: sold.productId, monthlyCents: sold.monthlyCents, allows },
    {
      provider: stored.provider,
      planId: productId,
      monthlyCents,
      isCancelled: live.isCancelled,
      isPastDue: live.status === 'past_due',
      isChanging: next !== null,
    },
    has,
  );
  if (refusal) throw new AppError(REFUSALS[refusal], undefined, refusal === 'too-small' ? { has, allows } : undefined);
}
