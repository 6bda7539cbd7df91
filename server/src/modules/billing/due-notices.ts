import { graceEndOf, isInForce } from './plan-in-force';
import type { Subscription } from './subscriptions.repository';

const DAY_MS = 24 * 60 * 60_000;
/** How long before the end of a trial a card is asked for. */
const TRIAL_NOTICE_DAYS = 2;
/** On which days after a failed renewal a mail goes out (docs/rules.md, Plans and limits). */
const GRACE_NOTICE_DAYS = [0, 3, 6] as const;

export type Notice = { key: string } & (
  | { kind: 'trial-started' }
  | { kind: 'trial-ending' }
  | { kind: 'renewal-failed'; day: (typeof GRACE_NOTICE_DAYS)[number]; until: Date }
);

export interface DueNotice {
  notice: Notice;
  /** Whether a later one says the same by now: it is noted as told and not sent. */
  isOverdue: boolean;
}

/** What a company should have been told about its subscription by now; what was told before is among it. */
export function dueNotices(subscription: Subscription, now: Date): DueNotice[] {
  const { status, provider, overdueSince } = subscription;
  if (provider !== 'STRIPE' || !isInForce(subscription, now)) return [];
  if (status === 'trialing') return trialNotices(subscription, now);
  const until = graceEndOf(subscription);
  if (!overdueSince || !until) return [];
  const days = GRACE_NOTICE_DAYS.filter((day) => now.getTime() >= overdueSince.getTime() + day * DAY_MS);
  return days.map((day) => ({
    notice: { kind: 'renewal-failed', day, until, key: `renewal-failed-${day}-${overdueSince.toISOString()}` },
    isOverdue: day !== days.at(-1),
  }));
}

function trialNotices({ nextBillingAt, card, isCancelled }: Subscription, now: Date): DueNotice[] {
  const started: DueNotice = { notice: { kind: 'trial-started', key: 'trial-started' }, isOverdue: false };
  const isEnding = now.getTime() >= nextBillingAt.getTime() - TRIAL_NOTICE_DAYS * DAY_MS;
  if (!isEnding || card || isCancelled) return [started];
  // a trial that is extended is told of again
  const key = `trial-ending-${nextBillingAt.toISOString()}`;
  return [started, { notice: { kind: 'trial-ending', key }, isOverdue: false }];
}
