import { ignoreSessionEnded, nullIfFailed, session } from '@keydate/client';
import { createSubscription, saveBillingAddress } from '@keydate/contracts/billing';
import { useCallButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { awaitPlan } from '../../api/await-plan';
import { buySubscription, saveAddress, type CreatedSubscription } from '../../api/buy-subscription';
import { readReturn } from '../../api/read-return';
import { refreshBilling, refreshBillingQuietly } from '../../api/refresh-billing';
import { hasArrived } from '../../domain/held-plan';
import type { BuyPlanProps } from './buy-plan-props';
import { copy } from './copy';

interface Payment {
  clientSecret: string;
  returnToken: string;
  netCents: number;
  grossCents: number;
}

/** The first subscription, or one after an earlier one ended. The server carries a purchase out once, however often it is sent. */
export function useSubscribe({ plan, onOutdated, onBought }: Pick<BuyPlanProps, 'plan' | 'onOutdated' | 'onBought'>) {
  const [payment, setPayment] = useState<Payment>();
  const [isProcessing, setIsProcessing] = useState(false);

  const create = async () => {
    const created = await buySubscription(plan.priceId);
    const toPay = paymentOf(created);
    // the button stays busy until the page shows the plan: a second press would be refused
    if (!toPay) await refreshBilling();
    return { toPay, isTrial: created.isTrial ?? !toPay };
  };
  const handleCreated = ({ toPay, isTrial }: { toPay: Payment | undefined; isTrial: boolean }) => {
    setPayment(toPay);
    if (toPay) return;
    notify.success(isTrial ? copy.trialStarted : copy.started(plan.name));
    onBought(isTrial ? 'trial' : 'paid');
  };
  /** Another tab was faster, or the plan is gone: what the page shows is out of date. */
  const startOver = (sentence: string) => {
    notify.error(sentence);
    onOutdated();
    refreshBillingQuietly();
  };

  const creation = useCallButton({
    call: createSubscription,
    send: create,
    onDone: handleCreated,
    refusals: { PLAN_NOT_OFFERED: startOver, SUBSCRIPTION_EXISTS: startOver, PLAN_TOO_SMALL: startOver },
    failed: copy.wentWrong,
  });
  const address = useCallButton({
    call: saveBillingAddress,
    send: saveAddress,
    onDone: (user) => {
      session().update(user);
      creation.press();
    },
    failed: copy.wentWrong,
  });

  const finish = async (token: string) => {
    // makes the server ask the provider, so that the plan is stored even before its webhook arrives
    const returned = await readReturn(token).catch(nullIfFailed);
    const user = await refreshBilling();
    if (!hasArrived(returned?.outcome, plan.id, user)) {
      setIsProcessing(true);
      if (!(await awaitPlan(plan.id, returned?.outcome))) return;
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

/** The payment that is due now. None for a free trial (spec § 4.5), or for a plan that credit pays in full. */
function paymentOf(created: CreatedSubscription): Payment | undefined {
  const { clientSecret, returnToken, net_amount: netCents, gross_amount: grossCents = netCents } = created;
  return clientSecret === null || returnToken === null
    ? undefined
    : { clientSecret, returnToken, netCents, grossCents };
}
