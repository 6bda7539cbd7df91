import { checkKeys } from '../adapters/stripe-payments/check-keys';
import { connectStripe, type StripeConnection } from '../adapters/stripe-payments/connect-stripe';
import { inspectAccount } from '../adapters/stripe-payments/inspect-account';
import { PLANS, problemWithKeys, WEBHOOK_EVENTS, WEBHOOK_PATH } from '../billing';
import { ConfigError } from '../config-error';
import { readStripeKeys, type StripeKeys } from '../stripe-keys';

/** The settings that Stripe's API does not show; docs/settings.md says how each must be. */
const NOT_SHOWN = [
  'Look at these yourself, because the API of Stripe does not show them:',
  '  - Billing, failed payments: retries for at least seven days, and then the subscription stays past due.',
  '    It must be neither canceled nor paused.',
  '  - Billing, mails: none about failed payments and trials, because Keydate sends them.',
  '  - The webhook: its payload is Snapshot, and its signing secret is STRIPE_WEBHOOK_SECRET.',
];

/**
 * Checks the keys in the environment and the account that they belong to, without a server.
 * @returns false if something is wrong
 */
export async function checkStripe(
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
  connection: Omit<StripeConnection, 'secretKey'> = {},
): Promise<boolean> {
  let keys: StripeKeys | null;
  try {
    keys = readStripeKeys(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    error.sentences.forEach((sentence) => print(`WRONG  ${sentence}`));
    return false;
  }
  if (!keys) {
    print('WRONG  Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: they are what this checks.');
    return false;
  }
  const own = { ...connection, secretKey: keys.secretKey };
  const problem = problemWithKeys(await checkKeys(own, keys.publishableKey));
  if (problem !== null) {
    print(`WRONG  ${problem}`);
    return false;
  }
  print(`right  Stripe takes both keys. They are ${keys.mode} keys: ${MONEY[keys.mode]}`);
  const { PUBLIC_ORIGIN: given = '' } = environment;
  const origin = given === '' ? 'http://localhost:3000' : given.replace(/\/+$/, '');
  const webhookUrl = `${origin}/api${WEBHOOK_PATH}`;
  const wanted = { webhookUrl, events: WEBHOOK_EVENTS, plans: Object.keys(PLANS) };
  const findings = await inspectAccount(connectStripe(own), wanted);
  for (const { isRight, sentence } of findings) print(`${isRight ? 'right' : 'WRONG'}  ${sentence}`);
  NOT_SHOWN.forEach(print);
  return findings.every(({ isRight }) => isRight);
}

const MONEY = { test: 'no card is charged.', live: 'cards are charged.' };
