import { changeCard } from '@keydate/contracts/billing';
import { useCallButton } from '@keydate/forms/call';
import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { beginCardChange, type CardSetup } from '../../api/change-card';
import { readReturn } from '../../api/read-return';
import { refreshBilling } from '../../api/refresh-billing';
import { returnUrl } from '../../ui/return-url';
import { PaymentForm } from '../../ui/stripe-fields/payment-form';
import { tellSavedCard } from '../../ui/tell-saved-card';
import { copy } from './copy';

interface ChangeCardProps {
  hasCard: boolean;
  isCancelled: boolean;
  /** Whether a charge failed that the new card pays at once. */
  isOverdue: boolean;
}

/** A button that opens the provider's form for a card: during the trial, or in place of the card on file. */
export function ChangeCard({ hasCard, isCancelled, isOverdue }: ChangeCardProps) {
  const [setup, setSetup] = useState<CardSetup>();
  const { press, isBusy } = useCallButton({
    call: changeCard,
    send: beginCardChange,
    onDone: setSetup,
    failed: copy.wentWrong,
  });
  const finish = async (token: string) => {
    await readReturn(token).catch(() => undefined);
    tellSavedCard(await refreshBilling());
    setSetup(undefined);
  };
  const label = hasCard ? copy.change : copy.add;
  return (
    <>
      <Button size="small" variant="secondary" isBusy={isBusy} onClick={() => press()}>
        {label}
      </Button>
      {setup && (
        <Dialog isOpen title={label} onClose={() => setSetup(undefined)}>
          <Stack gap={24}>
            <p style={{ margin: 0 }}>{textOf({ isCancelled, isOverdue })}</p>
            <PaymentForm
              clientSecret={setup.clientSecret}
              purpose="card"
              returnUrl={returnUrl(setup.returnToken)}
              mayLeave={false}
              onConfirmed={() => void finish(setup.returnToken)}
            >
              {copy.save}
            </PaymentForm>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function textOf({ isCancelled, isOverdue }: Pick<ChangeCardProps, 'isCancelled' | 'isOverdue'>): string {
  if (isOverdue) return copy.overdue;
  return isCancelled ? copy.cancelled : copy.text;
}
