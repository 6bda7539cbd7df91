import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { startSandbox } from '@keydate/payment-sandbox/start-sandbox';
import { z } from 'zod';
import { stripePayments } from '../adapters/stripe-payments/stripe-payments';
import type { Config } from '../config';
import { WEBHOOK_EVENTS, WEBHOOK_PATH } from '../billing';
import type { Clock } from '../ports/clock';
import type { Payments } from '../ports/payments';
import type { DemoPayments, Tools } from '../tools';
import type { BuiltPrograms } from './built-programs';
import type { DatabaseConnection } from './open-storage';

export interface OpenPayments {
  payments: Payments;
  /** The page's settings with those of the provider. */
  page: Config['page'];
  sandbox: DemoPayments | null;
  close: () => Promise<void>;
}

export interface PaymentOptions {
  connection: DatabaseConnection;
  clock: Clock;
  program: BuiltPrograms['paymentSandbox'];
}

const program = z.object({ startSandbox: z.custom<typeof startSandbox>((value) => typeof value === 'function') });

/** Stripe by its keys; in a demo without them the sandbox, which nothing else loads. */
export async function openPayments(config: Config, options: PaymentOptions): Promise<OpenPayments> {
  const { stripe, page } = config;
  if (stripe) {
    return { payments: stripePayments(stripe), page, sandbox: null, close: async () => undefined };
  }
  if (config.mode === 'production') throw new Error('production was let through without the keys of Stripe');
  return openSandbox(config, options);
}

async function openSandbox(
  config: Config,
  { connection, clock, program: built }: PaymentOptions,
): Promise<OpenPayments> {
  const loaded: unknown = await import(pathToFileURL(built.program).href);
  const sandbox = await program.parse(loaded).startSandbox({
    connection,
    now: () => clock.now(),
    browserFiles: built.browserFiles,
    pageOrigin: config.publicOrigin,
  });
  const { host, port, origin } = sandbox;
  const account = 'keydate';
  const publishableKey = `pk_test_${account}`;
  const payments = stripePayments({
    secretKey: `sk_test_${account}`,
    publishableKey,
    webhookSecret: demoWebhookSecret(config),
    sandbox: { host, port },
  });
  const stripe = { publishableKey, standInScript: `${origin}/v3/stripe.js` };
  const typeCard = (clientSecret: string) => sandbox.typeCard(account, clientSecret);
  return { payments, page: { ...config.page, stripe }, sandbox: { ...sandbox, typeCard }, close: sandbox.close };
}

/** Gives the sandbox the server's address. */
export function connectSandbox({ demo, config }: Pick<Tools, 'demo' | 'config'>, origin: string): void {
  const url = new URL(`/api${WEBHOOK_PATH}`, origin).href;
  demo?.sandbox?.setWebhook({ url, secret: demoWebhookSecret(config), events: WEBHOOK_EVENTS });
}

/** Bound to the installation: nobody else can sign the demo's webhooks. */
function demoWebhookSecret({ codeSecret }: Config): string {
  return `whsec_${createHash('sha256').update(`payment sandbox ${codeSecret}`).digest('hex')}`;
}
