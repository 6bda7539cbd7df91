import { ignoreSessionEnded } from '@keydate/client';
import { formatAmount } from '@keydate/domain/money';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { awaitPlan } from '../../api/await-plan';
import { isToPay, useBuySubscription, useSaveAddress, type CreatedSubscription } from '../../api/buy-subscription';
import { settle } from '../../api/read-return';
import { hasArrived } from '../../domain/held-plan';
import type { BuyPlanProps } from './buy-plan-props';
import { copy } from './copy';

interface Payment {
  clientSecret: string;
  returnToken: string;
  netCents: number;
  grossCents: number;
  creditCents: number;
}

/** The first subscription, or one after an earlier one ended. The server carries a purchase out once, however often it is sent. */
export function useSubscribe({ plan, onOutdated, onBought }: Pick<BuyPlanProps, 'plan' | 'onOutdated' | 'onBought'>) {
  const [payment, setPayment] = useState<Payment>();
  const [isProcessing, setIsProcessing] = useState(false);

  const handleCreated = (created: CreatedSubscription) => {
    const toPay = paymentOf(created);
    setPayment(toPay);
    if (toPay) return;
    const isTrial = created.isTrial ?? true;
    const carried = created.carried_amount ?? 0;
    notify.success(
      isTrial ? copy.trialStarted : copy.started(plan.name),
      carried > 0 ? copy.carried(formatAmount(carried)) : undefined,
    );
    onBought(isTrial ? 'trial' : 'paid');
  };
  const startOver = (sentence: string) => {
    notify.error(sentence);
    onOutdated();
  };

  const creation = useChangeButton(useBuySubscription(plan.priceId), {
    onDone: handleCreated,
    refusals: {
      PLAN_NOT_OFFERED: startOver,
      SUBSCRIPTION_EXISTS: startOver,
      PLAN_TOO_SMALL: startOver,
      PAYMENTS_UNAVAILABLE: tellUnanswered,
    },
    failed: (sentence, isFromServer) => (isFromServer ? notify.error(sentence) : tellUnanswered()),
  });
  const address = useChangeButton(useSaveAddress(), {
    onDone: () => creation.press(),
    failed: copy.wentWrong,
  });

  const finish = async (token: string) => {
    const { outcome, user } = await settle(token);
    if (!hasArrived(outcome, plan.id, user)) {
      setIsProcessing(true);
      if (!(await awaitPlan(plan.id, outcome))) return;
    }
    notify.success(copy.started(plan.name));
    onBought('paid');
  };
  return {
    payment,
    /** The plan is paid for, and the provider has not activated it yet. */
    isProcessing,
    isBusy: creation.isBusy || address.isBusy,
    subscribe: creation.press,
    saveAddress: address.press,
    finish: () => {
      if (payment) finish(payment.returnToken).catch(ignoreSessionEnded);
    },
  };
}

function tellUnanswered(): void {
  notify.error(copy.wentWrong, copy.mayBeDone);
}

function paymentOf(created: CreatedSubscription): Payment | undefined {
  if (!isToPay(created)) return undefined;
  const { clientSecret, returnToken, net_amount: netCents, gross_amount: grossCents = netCents } = created;
  return { clientSecret, returnToken, netCents, grossCents, creditCents: created.credit_amount ?? 0 };
}
