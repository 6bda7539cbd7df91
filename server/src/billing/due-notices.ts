import { DAY_MS } from '@keydate/domain/durations';
import { graceEndOf, hasMethod, isInForce } from './plan-in-force';
import type { Subscription } from './subscriptions.repository';

/** How many days before the end of a trial we ask for a card. */
const TRIAL_NOTICE_DAYS = 2;
/** The days after a failed renewal on which a mail goes out (server/src/billing/README.md, Plans and limits). */
const GRACE_NOTICE_DAYS = [0, 3, 6] as const;

export type Notice = { key: string } & (
  | { kind: 'trial-started' }
  | { kind: 'trial-ending' }
  | { kind: 'renewal-failed'; day: (typeof GRACE_NOTICE_DAYS)[number]; until: Date }
);

export interface DueNotice {
  notice: Notice;
  /** True if a later notice with the same message is due as well: then this one is recorded as sent, but not sent. */
  isOverdue: boolean;
}

/** Every notice about its subscription that a company should have received by now, including those that it has received. */
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

function trialNotices({ nextBillingAt, isCancelled, ...terms }: Subscription, now: Date): DueNotice[] {
  const started: DueNotice = { notice: { kind: 'trial-started', key: 'trial-started' }, isOverdue: false };
  const isEnding = now.getTime() >= nextBillingAt.getTime() - TRIAL_NOTICE_DAYS * DAY_MS;
  if (!isEnding || hasMethod(terms) || isCancelled) return [started];
  // the day is part of the key: if the trial is extended, its new end is announced too
  const key = `trial-ending-${nextBillingAt.toISOString()}`;
  return [started, { notice: { kind: 'trial-ending', key }, isOverdue: false }];
}
