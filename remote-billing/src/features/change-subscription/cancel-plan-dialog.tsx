import { cancelSubscription } from '@keydate/contracts/billing';
import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import { formatAmount } from '@keydate/domain/money';
import { useChangeForm } from '@keydate/forms/call';
import { Button, notify, Stack, UnbrokenDays } from '@keydate/ui';
import { PasswordInput } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useCancelSubscription } from '../../api/change-subscription';
import { useDayHere, type DayHere } from '../../ui/use-day-here';
import { copy } from './copy';

interface CancelPlanDialogProps {
  held: NonNullable<User['subscriptions']>;
  isTrial: boolean;
  isOverdue: boolean;
  until: string;
  underWay: BillingOverview['nextCharge'];
  onClose: () => void;
  onCancelled: () => void;
}

const FORM = 'cancel-plan';
const schema = cancelSubscription.body.pick({ password: true });

/** Asks for the password of the account, and says how long the plan stays active; an overdue one ends at once. */
export function CancelPlanDialog({ onClose, onCancelled, ...shown }: CancelPlanDialogProps) {
  const dayHere = useDayHere();
  // the text stays the same until the dialog closes: an overdue plan is gone a moment before that
  const [{ held, words }] = useState(() => ({ held: shown.held, words: wordsOf(shown, dayHere) }));
  const { register, submit, errors, isBusy } = useChangeForm(useCancelSubscription(), {
    schema,
    defaultValues: { password: '' },
    toSend: ({ password }) => ({ subscriptionId: held.stripeSubscriptionId, password }),
    onDone: onCancelled,
    refusals: { CURRENT_PASSWORD_WRONG: 'password' },
    failed: (sentence, isFromServer) => {
      if (isFromServer || sentence === copy.wentWrong) notify.error(sentence);
      else notify.error(copy.wentWrong, sentence);
    },
  });
  return (
    <Dialog
      isOpen
      size="small"
      title={copy.cancel.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel.back}
          </Button>
          <Button type="submit" form={FORM} variant="danger" isBusy={isBusy}>
            {copy.cancel.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <Stack>
          <p style={{ margin: 0 }}>
            <UnbrokenDays text={words} />
          </p>
          <PasswordInput
            label={copy.cancel.password}
            hint={copy.cancel.hint}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function wordsOf(
  {
    held: { subscription_tier: tier },
    isTrial,
    isOverdue,
    until,
    underWay,
  }: Pick<CancelPlanDialogProps, 'held' | 'isTrial' | 'isOverdue' | 'until' | 'underWay'>,
  dayHere: DayHere,
): string {
  if (isOverdue) return copy.cancel.overdueText(tier);
  const text = (isTrial ? copy.cancel.trialText : copy.cancel.text)(tier, dayHere(until));
  return underWay ? `${text} ${copy.stillCharged(formatAmount(underWay.amount), dayHere(underWay.at))}` : text;
}
