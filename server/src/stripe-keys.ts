import { ConfigError } from './config-error';

/** The keys of Stripe, checked by their form alone. */
export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  mode: KeyMode;
}

/** `test` charges nobody. */
export type KeyMode = 'test' | 'live';

type Name = 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET';
const KINDS = ['secret', 'publishable', 'webhook'] as const;
type Kind = (typeof KINDS)[number];

/** A key with restricted rights (`rk_`) is a secret key too. */
const FORMS: Readonly<Record<Kind, RegExp>> = {
  secret: /^[sr]k_(?<mode>test|live)_\w+$/,
  publishable: /^pk_(?<mode>test|live)_\w+$/,
  webhook: /^whsec_\S+$/,
};
const SETTINGS: readonly { name: Name; kind: Kind }[] = [
  { name: 'STRIPE_SECRET_KEY', kind: 'secret' },
  { name: 'STRIPE_PUBLISHABLE_KEY', kind: 'publishable' },
  { name: 'STRIPE_WEBHOOK_SECRET', kind: 'webhook' },
];
const NAMES: Readonly<Record<Kind, string>> = {
  secret: 'a secret key of Stripe, which begins with sk_test_ or sk_live_',
  publishable: 'a publishable key of Stripe, which begins with pk_test_ or pk_live_',
  webhook: "the signing secret of Stripe's webhook, which begins with whsec_",
};
const HELD: Readonly<Record<Kind, string>> = {
  secret: 'a secret key',
  publishable: 'a publishable key',
  webhook: "a webhook's signing secret",
};

/**
 * Reads the three keys: all of them, or none. With only some of them the server could take money and not receive the
 * webhook. Throws ConfigError, whose sentences never contain a key.
 */
export function readStripeKeys(given: Readonly<Partial<Record<Name, string>>>): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (!secretKey && !publishableKey && !webhookSecret) return null;
  const mistakes = [...mistakesOfForm(given)];
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together, or none of them.',
      ...mistakes,
    );
  if (mistakes.length > 0) throw new ConfigError(...mistakes);
  const [mode, other] = [modeOf(secretKey), modeOf(publishableKey)];
  if (mode !== other)
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${mode} key and STRIPE_PUBLISHABLE_KEY is a ${other} key. Both must be of the same mode.`,
    );
  return { secretKey, publishableKey, webhookSecret, mode };
}

/** The mode of a secret or publishable key. */
export function modeOf(key: string): KeyMode {
  return key.slice(2).startsWith('_live_') ? 'live' : 'test';
}

function* mistakesOfForm(given: Readonly<Partial<Record<Name, string>>>): Generator<string> {
  for (const { name, kind } of SETTINGS) {
    const value = given[name];
    if (!value || FORMS[kind].test(value)) continue;
    const held = KINDS.find((other) => FORMS[other].test(value));
    const isShown = held === 'secret' && kind === 'publishable';
    if (held === undefined) yield `${name} must be ${NAMES[kind]}.`;
    else
      yield `${name} holds ${HELD[held]}${isShown ? ', which every page would show' : ''}. It must be ${NAMES[kind]}.`;
  }
}
