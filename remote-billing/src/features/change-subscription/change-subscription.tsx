import { useSignedInUser } from '@keydate/client';
import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import { subscriptionButton } from '@keydate/domain/plan-button';
import { useFocusBack } from '@keydate/forms/focus';
import { Button, Cluster, tokens } from '@keydate/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CancelPlanDialog } from './cancel-plan-dialog';
import { CancelOrUpgradeDialog } from './cancel-or-upgrade-dialog';
import { CancelledDialog } from './cancelled-dialog';
import { copy } from './copy';
import { ResumeDialog } from './resume-dialog';

type OpenDialog = 'choice' | 'cancel' | 'resume' | null;

interface ChangeSubscriptionProps {
  isTrial: boolean;
  hasCard: boolean;
  /** True if the last charge failed and is still due. */
  isOverdue: boolean;
  /** The end of a cancelled plan. */
  until: string | null;
  /** The charge of the period that has begun, if it is still to be made. */
  underWay: BillingOverview['nextCharge'];
  /** The next charge; for a cancelled plan, the next one once it is resumed. */
  charge: BillingOverview['nextCharge'];
  /** Shows the plans. */
  onViewOthers: () => void;
}

/** The button at the page's end, and the dialogs that it leads through (spec § 4.5). */
export function ChangeSubscription({
  isTrial,
  hasCard,
  isOverdue,
  until,
  underWay,
  charge,
  onViewOthers,
}: ChangeSubscriptionProps) {
  const { subscriptions: held } = useSignedInUser();
  const [open, setOpen] = useState<OpenDialog>(null);
  // the plan that was just cancelled: if it was overdue, the company no longer has it
  const [cancelledTier, setCancelledTier] = useState<string>();
  const { label, isEnabled } = subscriptionButton(held);
  const reasonId = useId();
  const close = () => setOpen(null);
  const button = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLSpanElement>(null);
  // an overdue plan ends at once, and a disabled button takes no focus
  useFocusBack(open === 'cancel' || cancelledTier !== undefined, isEnabled ? button : reason);
  return (
    <>
      <Cluster justify="end">
        {!isEnabled && (
          <Quiet ref={reason} id={reasonId} tabIndex={-1}>
            {reasonOf(held)}
          </Quiet>
        )}
        <Button
          ref={button}
          variant="secondary"
          disabled={!isEnabled}
          aria-describedby={isEnabled ? undefined : reasonId}
          onClick={() => setOpen(held?.isCancelled ? 'resume' : 'choice')}
        >
          {label}
        </Button>
      </Cluster>
      {held && open === 'choice' && (
        <CancelOrUpgradeDialog
          tier={held.subscription_tier}
          onClose={close}
          onCancel={() => setOpen('cancel')}
          onViewOthers={() => {
            close();
            onViewOthers();
          }}
        />
      )}
      {held && until !== null && open === 'cancel' && (
        <CancelPlanDialog
          held={held}
          isTrial={isTrial}
          isOverdue={isOverdue}
          until={until}
          underWay={underWay}
          onClose={close}
          onCancelled={() => {
            close();
            setCancelledTier(held.subscription_tier);
          }}
        />
      )}
      {cancelledTier !== undefined && (
        <CancelledDialog
          tier={cancelledTier}
          until={until}
          underWay={underWay}
          onClose={() => setCancelledTier(undefined)}
        />
      )}
      {held && until !== null && open === 'resume' && (
        <ResumeDialog
          held={held}
          endsWithTrial={isTrial && !hasCard}
          isOverdue={isOverdue}
          until={until}
          charge={charge}
          onClose={close}
        />
      )}
    </>
  );
}

function reasonOf(held: User['subscriptions']): string {
  return held && held.provider !== 'STRIPE' ? copy.nothingToChange[held.provider] : copy.nothingToChange.none;
}

const Quiet = styled.span`
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
`;
