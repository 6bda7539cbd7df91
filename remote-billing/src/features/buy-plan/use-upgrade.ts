import { SUBSCRIPTION_REFETCH_MS } from '@keydate/contracts/limits';
import { upgradeSubscription } from '@keydate/contracts/billing';
import { useCallButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { readReturn } from '../../api/read-return';
import { refreshBilling } from '../../api/refresh-billing';
import { upgrade } from '../../api/upgrade';
import type { BuyPlanProps } from './buy-plan-props';
import { copy } from './copy';

/** Asked first; then paid at once and waited for, or paid by hand; then done. */
export type UpgradeStep =
  | { kind: 'asking' }
  | { kind: 'paying'; clientSecret: string; returnToken: string; dueCents: number; grossCents: number }
  | { kind: 'waiting' }
  | { kind: 'upgraded' };

/** An upgrade, from the question to the new tier. */
export function useUpgrade({ plan, onOutdated }: Pick<BuyPlanProps, 'plan' | 'onOutdated'>) {
  const [step, setStep] = useState<UpgradeStep>({ kind: 'asking' });

  const { press, isBusy } = useCallButton({
    call: upgradeSubscription,
    send: (prorationDate: number) => upgrade(plan.priceId, prorationDate),
    onDone: ({ isPaid, invoice: { amount_due: dueCents }, gross_amount: grossCents, clientSecret, returnToken }) => {
      if (isPaid || clientSecret === null || returnToken === null) wait();
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

  const finish = async () => {
    await refreshBilling();
    setStep({ kind: 'upgraded' });
  };
  /** Spec § 4.5: after a paid upgrade the person is read again after 3 seconds, whether or not the dialog is still open. */
  const wait = () => {
    setStep({ kind: 'waiting' });
    setTimeout(() => void finish(), SUBSCRIPTION_REFETCH_MS);
  };

  const handlePaid = async (token: string) => {
    wait();
    await readReturn(token).catch(() => undefined);
  };
  return { step, isBusy, confirm: press, refused: startOver, paid: (token: string) => void handlePaid(token) };
}
