import { useErrorReport } from '@keydate/client';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { Button, Stack } from '@keydate/ui';
import { FieldError } from '@keydate/ui/forms';
import { useEffect, useState, type SyntheticEvent, type ReactNode } from 'react';
import { copy } from '../copy';
import { confirm, type Confirmation } from './confirm';
import { allowChallenge } from './allow-challenge';
import { StripeElements } from './stripe-elements';

interface PaymentFormProps extends Confirmation {
  clientSecret: string;
  /** The label of the button: what the person pays. */
  children: ReactNode;
  /** Called when the provider has confirmed without leaving the page. */
  onConfirmed: () => void;
}

/** The provider's form for a card, and the button that pays or stores the card. No data of the card reaches our code. */
export function PaymentForm({ clientSecret, ...rest }: PaymentFormProps) {
  return (
    // the provider's elements take a secret once, when they are made
    <StripeElements key={clientSecret} options={{ clientSecret }}>
      {(onLoadError) => <PaymentFields {...rest} onLoadError={onLoadError} />}
    </StripeElements>
  );
}

/** Cards only: docs/settings.md has the steps that come before Apple Pay, Google Pay and Link. */
const OPTIONS: StripePaymentElementOptions = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } };

interface PaymentFieldsProps extends Omit<PaymentFormProps, 'clientSecret'> {
  onLoadError: () => void;
}

function PaymentFields({ children, onConfirmed, onLoadError, ...confirmation }: PaymentFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const reportError = useErrorReport();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => allowChallenge(), []);

  const pay = async () => {
    if (!stripe || !elements || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const confirmed = await confirm(stripe, elements, confirmation).catch((error: unknown) => {
      reportError(error);
      return { kind: 'refused' as const, message: copy.noAnswer };
    });
    if (confirmed.kind === 'confirmed') {
      onConfirmed();
      return;
    }
    setFailure(confirmed.kind === 'over' ? copy.over : (confirmed.message ?? copy.declined));
    setBusy(false);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <PaymentElement options={OPTIONS} onReady={() => setReady(true)} onLoadError={onLoadError} />
        <Button type="submit" isWide isBusy={isBusy} disabled={!isReady}>
          {children}
        </Button>
        <div role="alert">{failure !== undefined && <FieldError>{failure}</FieldError>}</div>
      </Stack>
    </form>
  );
}
