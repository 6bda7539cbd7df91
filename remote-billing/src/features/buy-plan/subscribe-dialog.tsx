import { useSignedInUser } from '@keydate/client';
import { TRIAL_DAYS } from '@keydate/contracts/limits';
import { firstChargeAt } from '@keydate/domain/first-charge';
import { formatPrice } from '@keydate/domain/money';
import { Button, Cluster, Spinner, Stack } from '@keydate/ui';
import { StepList } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import type { Plan } from '../../domain/plan';
import { returnUrl } from '../../ui/return-url';
import { AddressForm } from '../../ui/stripe-fields/address-form';
import { PaymentForm } from '../../ui/stripe-fields/payment-form';
import { useDayHere, type DayHere } from '../../ui/use-day-here';
import type { BuyPlanProps } from './buy-plan-props';
import { copy } from './copy';
import { DifferenceExplained, PayLabel } from './pay-label';
import { Processing } from './processing';
import { useSubscribe } from './use-subscribe';

/** The address, unless it is known, then the payment, unless a trial begins (spec § 4.5). */
export function SubscribeDialog({
  plan,
  isTrialOffered: wasTrialOffered,
  mayLeave,
  onClose,
  onOutdated,
  onBought,
}: BuyPlanProps) {
  const { fullName, stripeAddress } = useSignedInUser();
  const dayHere = useDayHere();
  const { payment, isProcessing, isBusy, subscribe, saveAddress, finish } = useSubscribe({
    plan,
    onOutdated,
    onBought,
  });
  // somebody may have had a trial since the plan was chosen: then there is something to pay
  const isTrialOffered = wasTrialOffered && !payment;

  const start = useEffectEvent(() => {
    if (stripeAddress) subscribe();
  });
  useEffect(() => start(), []);

  if (isProcessing) return <Processing plan={plan} onClose={onClose} />;
  return (
    <Dialog isOpen title={copy.subscribe} onClose={onClose}>
      <Stack gap={24}>
        {!isTrialOffered && <StepList label={copy.stepsLabel} steps={copy.steps} current={payment ? 1 : 0} />}
        <p style={{ margin: 0 }}>{termsOf(plan, isTrialOffered, dayHere)}</p>
        {payment && <DifferenceExplained {...payment} />}
        {payment && (
          <PaymentForm
            clientSecret={payment.clientSecret}
            purpose="payment"
            returnUrl={returnUrl(payment.returnToken)}
            mayLeave={mayLeave}
            onConfirmed={finish}
          >
            <PayLabel grossCents={payment.grossCents} netCents={payment.netCents} />
          </PaymentForm>
        )}
        {!payment && !stripeAddress && (
          <AddressForm
            name={fullName}
            submitLabel={isTrialOffered ? copy.startTrial : copy.next}
            isBusy={isBusy}
            onSubmit={({ name, address }) => saveAddress({ name, address })}
          />
        )}
        {!payment && stripeAddress && (
          <Cluster justify="end">
            {isBusy ? <Spinner label={copy.creating} /> : <Button onClick={() => subscribe()}>{copy.retry}</Button>}
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
}

function termsOf({ name, monthlyCents }: Plan, isTrialOffered: boolean, dayHere: DayHere): string {
  const price = formatPrice(monthlyCents);
  if (!isTrialOffered) return copy.paidNow(name, price);
  return copy.withTrial(name, price, dayHere(firstChargeAt(new Date(), TRIAL_DAYS)));
}
