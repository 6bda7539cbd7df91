import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import { surplusOver } from '@keydate/domain/plan-fit';
import { Notice, Stack } from '@keydate/ui';
import type { ReactNode } from 'react';
import { formatAmount } from '@keydate/domain/money';
import { chargeUnderWay, hasMethod, heldUntil } from '../../domain/held-plan';
import { useDayHere } from '../../ui/use-day-here';
import { copy } from './copy';

interface BillingNoticesProps {
  held: User['subscriptions'];
  overview: BillingOverview;
  /** The button that adds or changes the card. */
  cardAction: ReactNode;
}

/** The notices for the company, the most urgent first; nothing on an ordinary day. */
export function BillingNotices({ held, overview, cardAction }: BillingNoticesProps) {
  const dayHere = useDayHere();
  const underWay = held && chargeUnderWay(held, overview);
  const notices = [
    overview.state === 'past_due' && (
      <Notice key="past-due" tone="error" title={copy.pastDueTitle} action={cardAction}>
        {overview.graceEndsAt && copy.pastDueText(dayHere(overview.graceEndsAt))}
      </Notice>
    ),
    surplusOver(overview.use, overview.allowance) && (
      <Notice key="over" tone="warn" title={copy.overTitle}>
        {copy.overText}
      </Notice>
    ),
    held?.isCancelled && (
      <Notice key="cancelled" tone="warn" title={copy.cancelledTitle(dayHere(heldUntil(held, overview)))}>
        {copy.cancelledText} {underWay && copy.stillCharged(formatAmount(underWay.amount), dayHere(underWay.at))}
      </Notice>
    ),
    overview.nextPlan && (
      <Notice key="changes" title={copy.changesTitle(overview.nextPlan.tier, dayHere(overview.nextPlan.at))}>
        {copy.changesText}
      </Notice>
    ),
    held && !held.isCancelled && overview.state === 'trialing' && !hasMethod(overview) && (
      <Notice key="card" tone="warn" title={copy.trialNeedsCard(dayHere(held.nextBillingDate))} action={cardAction}>
        {copy.addCardFirst}
      </Notice>
    ),
    overview.state === 'active' && overview.nextCharge && overview.nextCharge.amount > 0 && !hasMethod(overview) && (
      <Notice key="card" tone="warn" title={copy.chargeNeedsCard(dayHere(overview.nextCharge.at))} action={cardAction}>
        {copy.addCard}
      </Notice>
    ),
    held && overview.isCollectionPaused && (
      <Notice key="paused" title={copy.collectionPausedTitle}>
        {copy.collectionPausedText}
      </Notice>
    ),
    held?.provider === 'GOOGLE' && <Notice key="google">{copy.google}</Notice>,
    held?.provider === 'APPLE' && <Notice key="apple">{copy.apple}</Notice>,
  ].filter(Boolean);
  return notices.length > 0 && <Stack gap={12}>{notices}</Stack>;
}
