import { readPageSettings } from '@keydate/client';
import { loadStripe as loadFromStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

export class NotConfigured extends Error {}

let loading: Promise<Stripe> | undefined;

/**
 * Loads Stripe.js once, when the first payment form is shown. In the sandbox it loads a fake first: the provider's loader then
 * finds `window.Stripe` and uses it. Rejects if the script cannot be loaded; the next call tries again.
 */
export function loadStripe(): Promise<Stripe> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  const { stripe: settings } = readPageSettings();
  if (!settings) throw new NotConfigured('The page has no key of the payment provider.');
  if (settings.standInScript !== undefined && !('Stripe' in window)) await addScript(settings.standInScript);
  const stripe = await loadFromStripe(settings.publishableKey);
  if (!stripe) throw new Error('Stripe.js came without Stripe.');
  return stripe;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    });
    document.head.append(script);
  });
}
