import { SUBSCRIPTION_REFETCH_MS } from '@keydate/contracts/limits';
import { upgradeSubscription } from '@keydate/contracts/billing';
import type { User } from '@keydate/contracts/people';
import { useCallButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { readReturn, type PaymentReturn } from '../../api/read-return';
import { refreshBilling } from '../../api/refresh-billing';
import { upgrade } from '../../api/upgrade';
import { holdsPlan } from '../../domain/held-plan';
import type { Plan } from '../../domain/plan';
import type { BuyPlanProps } from './buy-plan-props';
import { copy } from './copy';

/** Asked first; then paid at once and waited for, or paid by hand; then done. */
export type UpgradeStep =
  | { kind: 'asking' }
  | { kind: 'paying'; clientSecret: string; returnToken: string; dueCents: number; grossCents: number }
  | { kind: 'waiting' }
  /** The provider has not carried it out yet. */
  | { kind: 'processing' }
  | { kind: 'upgraded' };

/** An upgrade, from the question to the new tier. */
export function useUpgrade({ plan, onOutdated }: Pick<BuyPlanProps, 'plan' | 'onOutdated'>) {
  const [step, setStep] = useState<UpgradeStep>({ kind: 'asking' });

  const { press, isBusy } = useCallButton({
    call: upgradeSubscription,
    send: (prorationDate: number) => upgrade(plan.priceId, prorationDate),
    onDone: ({ isPaid, invoice: { amount_due: dueCents }, gross_amount: grossCents, clientSecret, returnToken }) => {
      if (isPaid || clientSecret === null || returnToken === null) void finish();
      else setStep({ kind: 'paying', clientSecret, returnToken, dueCents, grossCents });
    },
    failed: (sentence) => startOver(copy.upgradeFailed, sentence),
  });
  /** What the page shows is out of date: other plans are sold, or this one costs something else. */
  const startOver = (title: string, sentence?: string) => {
    notify.error(title, sentence);
    onOutdated();
    void refreshBilling();
  };

  /** Spec § 4.5: after a paid upgrade the person is read again after 3 seconds, whether or not the dialog is still open. */
  const finish = async (payment?: Promise<PaymentReturn | null>) => {
    setStep({ kind: 'waiting' });
    const [returned] = await Promise.all([payment, pause(SUBSCRIPTION_REFETCH_MS)]);
    const user = await refreshBilling();
    setStep({ kind: isUpgraded(plan, returned?.outcome, user) ? 'upgraded' : 'processing' });
  };
  const handlePaid = (token: string) => void finish(readReturn(token).catch(() => null));
  return { step, isBusy, confirm: press, refused: startOver, paid: handlePaid };
}

/** Whether the person has the plan now; where they could not be read, whether the payment was not said to be under way. */
function isUpgraded(plan: Plan, outcome: PaymentReturn['outcome'] | undefined, user: User | null): boolean {
  if (outcome !== undefined && outcome !== 'succeeded') return false;
  return user === null || holdsPlan(user, plan);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
