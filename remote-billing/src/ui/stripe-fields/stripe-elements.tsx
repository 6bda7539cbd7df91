import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { LoadFailed, Notice, Spinner } from '@keydate/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { copy } from '../copy';
import { appearance } from './appearance';
import { loadStripe, NotConfigured } from './load-stripe';

interface StripeElementsProps {
  /** The purpose of the fields: a secret to confirm, or `mode: 'setup'` for an address alone. Read once. */
  options: { clientSecret: string } | { mode: 'setup'; currency: 'usd' };
  /** Renders the fields. They call `onLoadError` if the provider's frames do not load. */
  children: (onLoadError: () => void) => ReactNode;
}

/** The provider's fields, once its library has loaded. If the library or a frame fails to load, a notice offers to try again. */
export function StripeElements({ options, children }: StripeElementsProps) {
  const [stripe, setStripe] = useState<Stripe>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [elementsOptions] = useState<StripeElementsOptions>(() => ({ ...options, appearance: appearance() }));

  useEffect(() => {
    let isWanted = true;
    loadStripe().then(
      (loaded) => isWanted && setStripe(loaded),
      (failure: unknown) => isWanted && setError(failure),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const handleRetry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };

  if (error instanceof NotConfigured) return <Notice tone="error">{copy.notConfigured}</Notice>;
  if (error) {
    return <LoadFailed onRetry={handleRetry}>{copy.notLoaded}</LoadFailed>;
  }
  if (!stripe) return <Spinner label={copy.loading} />;
  return (
    <Elements stripe={stripe} options={elementsOptions}>
      {children(() => setError(new Error('The fields of the payment provider could not be loaded.')))}
    </Elements>
  );
}
