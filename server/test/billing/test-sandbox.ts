import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startSandbox, type Sandbox, type SandboxOptions } from '@keydate/payment-sandbox/start-sandbox';
import Stripe from 'stripe';
import { builtPrograms } from '../../src/startup/built-programs';

export interface TestSandbox extends Sandbox {
  account: string;
  secretKey: string;
  publishableKey: string;
  stripe: Stripe;
}

/** The payment sandbox on the run's database, with an account that nobody else has. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const url = process.env.TEST_DATABASE_URL;
  const { paymentSandbox } = builtPrograms(join(import.meta.dirname, '../..'));
  const sandbox = await startSandbox({
    connection: url ? { connectionString: url } : { host: process.env.KEYDATE_TEST_DATABASE! },
    now: () => new Date(),
    browserFiles: paymentSandbox.browserFiles,
    pageOrigin: 'http://localhost',
    ...options,
  });
  const account = randomUUID().replaceAll('-', '');
  const secretKey = `sk_test_${account}`;
  const stripe = new Stripe(secretKey, {
    host: sandbox.host,
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  return { ...sandbox, account, secretKey, publishableKey: `pk_test_${account}`, stripe };
}

/** Sends a typed card as the payment frame does, and answers the challenge that it may lead to. */
export async function typeCard(
  sandbox: Browsed,
  clientSecret: string,
  { number = '4242424242424242', outcome }: { number?: string; outcome?: 'complete' | 'fail' } = {},
): Promise<BrowserReply> {
  const first = await sendForm(sandbox, clientSecret, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '11',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  });
  return first.status === 'requires_action' && outcome ? answerBank(sandbox, clientSecret, outcome) : first;
}

/** Answers the bank's question (3-D Secure), as its frame does. */
export async function answerBank(
  sandbox: Browsed,
  clientSecret: string,
  outcome: 'complete' | 'fail',
): Promise<BrowserReply> {
  return sendForm(sandbox, clientSecret, 'sandbox_challenge', { outcome });
}

type Browsed = Pick<TestSandbox, 'origin' | 'publishableKey'>;

interface BrowserReply {
  status?: string;
  error?: { code?: string; message?: string };
}

async function sendForm(
  { origin, publishableKey }: Browsed,
  clientSecret: string,
  action: string,
  fields: Record<string, string>,
): Promise<BrowserReply> {
  const [id = ''] = clientSecret.split('_secret_');
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const response = await fetch(`${origin}/v1/${kind}/${id}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, ...fields }),
  });
  return (await response.json()) as BrowserReply;
}
