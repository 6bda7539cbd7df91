import { ignoreSessionEnded } from '@keydate/client';
import { useChangeButton } from '@keydate/forms/call';
import { Button, Stack } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useBeginCardChange, type CardSetup } from '../../api/change-card';
import { settle } from '../../api/read-return';
import { CardProcessing } from '../../ui/card-processing';
import { returnUrl } from '../../ui/return-url';
import { PaymentForm } from '../../ui/stripe-fields/payment-form';
import { tellFailedCard, tellSavedCard } from '../../ui/tell-card';
import { copy } from './copy';

interface ChangeCardProps {
  hasCard: boolean;
  /** True if something that is no card is charged. */
  hasOther: boolean;
  isCancelled: boolean;
  /** True if a charge failed that the new card pays at once. */
  isOverdue: boolean;
}

/** A button that opens the provider's form for a card: during the trial, or in place of the card on file. */
export function ChangeCard({ hasCard, hasOther, isCancelled, isOverdue }: ChangeCardProps) {
  const [setup, setSetup] = useState<CardSetup>();
  const [isProcessing, setProcessing] = useState(false);
  const { press, isBusy } = useChangeButton(useBeginCardChange(), {
    onDone: setSetup,
    failed: copy.wentWrong,
  });
  const finish = async (token: string) => {
    // without an answer, the form's word counts: it has confirmed the card
    const { outcome, user } = await settle(token);
    setSetup(undefined);
    if (outcome === 'processing') setProcessing(true);
    else if (outcome === 'failed') tellFailedCard();
    else tellSavedCard(user);
  };
  const first = hasOther ? copy.instead : copy.add;
  const label = hasCard ? copy.change : first;
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
              onConfirmed={() => void finish(setup.returnToken).catch(ignoreSessionEnded)}
            >
              {copy.save}
            </PaymentForm>
          </Stack>
        </Dialog>
      )}
      <Dialog
        isOpen={isProcessing}
        size="small"
        title={label}
        onClose={() => setProcessing(false)}
        footer={<Button onClick={() => setProcessing(false)}>{copy.done}</Button>}
      >
        <CardProcessing />
      </Dialog>
    </>
  );
}

function textOf({ isCancelled, isOverdue }: Pick<ChangeCardProps, 'isCancelled' | 'isOverdue'>): string {
  if (isOverdue) return copy.overdue;
  return isCancelled ? copy.cancelled : copy.text;
}
