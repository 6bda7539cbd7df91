import { ignoreSessionEnded, nullIfFailed } from '@keydate/client';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { useState } from 'react';
import { awaitPlan } from '../../api/await-plan';
import { readReturn, type PaymentReturn } from '../../api/read-return';
import { refreshUpgraded } from '../../api/refresh-upgraded';
import { refreshAfterRefusedPreview, useUpgradeSubscription } from '../../api/upgrade';
import { hasArrived } from '../../domain/held-plan';
import type { BuyPlanProps } from './buy-plan-props';
import { copy } from './copy';

/** The steps of an upgrade. The card on file pays (`waiting`), or the person does (`paying`). */
export type UpgradeStep =
  | { kind: 'asking' }
  | {
      kind: 'paying';
      clientSecret: string;
      returnToken: string;
      dueCents: number;
      grossCents: number;
      creditCents: number;
    }
  | { kind: 'waiting' }
  /** The upgrade is paid for, and the provider has not carried it out yet. */
  | { kind: 'processing' }
  | { kind: 'upgraded' };

/** An upgrade, from the question to the new tier. */
export function useUpgrade({ plan, onOutdated }: Pick<BuyPlanProps, 'plan' | 'onOutdated'>) {
  const [step, setStep] = useState<UpgradeStep>({ kind: 'asking' });

  const { press, isBusy } = useChangeButton(useUpgradeSubscription(plan.priceId), {
    onDone: ({ isPaid, invoice, gross_amount, credit_amount, clientSecret, returnToken }) => {
      const dueCents = invoice.amount_due;
      const grossCents = gross_amount ?? dueCents;
      const creditCents = credit_amount ?? 0;
      if (isPaid || clientSecret === null || returnToken === null) finish().catch(ignoreSessionEnded);
      else setStep({ kind: 'paying', clientSecret, returnToken, dueCents, grossCents, creditCents });
    },
    refusals: { PAYMENTS_UNAVAILABLE: () => startOver(copy.upgradeFailed, copy.mayBeDone) },
    failed: (sentence, isFromServer) => startOver(copy.upgradeFailed, isFromServer ? sentence : copy.mayBeDone),
  });
  /** For a page that is out of date: other plans are on offer, or this one has another price. */
  const startOver = (title: string, sentence?: string) => {
    notify.error(title, sentence);
    onOutdated();
  };
  const handleRefused = (sentence: string) => {
    startOver(sentence);
    refreshAfterRefusedPreview();
  };

  /** Continues even if the dialog is closed. */
  const finish = async (payment?: Promise<PaymentReturn | null>) => {
    setStep({ kind: 'waiting' });
    const returned = await payment;
    const user = await refreshUpgraded();
    if (hasArrived(returned?.outcome, plan.id, user)) {
      setStep({ kind: 'upgraded' });
      return;
    }
    setStep({ kind: 'processing' });
    if (await awaitPlan(plan.id, returned?.outcome)) setStep({ kind: 'upgraded' });
  };
  const handlePaid = (token: string) => {
    finish(readReturn(token).catch(nullIfFailed)).catch(ignoreSessionEnded);
  };
  return { step, isBusy, confirm: press, refused: handleRefused, paid: handlePaid };
}
