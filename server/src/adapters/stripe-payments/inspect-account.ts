import type Stripe from 'stripe';
import { PLAN_KEY } from './read-stripe';
import { readSold } from './stripe-catalog';

/** One fact about an account of Stripe: whether it is as Keydate needs it, in a sentence. */
export interface Finding {
  isRight: boolean;
  sentence: string;
}

export interface Wanted {
  webhookUrl: string;
  events: readonly string[];
  plans: readonly string[];
}

/** Reads what Stripe's API shows of the account, its webhook and its products. */
export async function inspectAccount(stripe: Stripe, wanted: Wanted): Promise<Finding[]> {
  return [
    ...accountFindings(await stripe.accounts.retrieveCurrent()),
    webhookFinding((await stripe.webhookEndpoints.list({ limit: 100 })).data, wanted),
    ...(await productFindings(stripe, wanted)),
  ];
}

function accountFindings({ id, business_profile: business, settings, charges_enabled }: Stripe.Account): Finding[] {
  const descriptor = settings?.payments.statement_descriptor;
  const hasPicture = Boolean(settings?.branding.icon ?? settings?.branding.logo);
  return [
    finding(charges_enabled, `The account ${id} can take payments.`, `The account ${id} cannot take payments yet.`),
    finding(
      business?.name,
      `Receipts name the business ${business?.name ?? ''}.`,
      'The business has no name: receipts and the page of an invoice need one.',
    ),
    finding(
      descriptor,
      `Card statements name ${descriptor ?? ''}.`,
      'There is no statement descriptor: people do not recognize the charge on their statement.',
    ),
    finding(
      hasPicture,
      'Receipts and invoices show your icon or logo.',
      'Branding has neither icon nor logo: receipts and invoices show none.',
    ),
  ];
}

function webhookFinding(endpoints: readonly Stripe.WebhookEndpoint[], { webhookUrl, events }: Wanted): Finding {
  const found = endpoints.find(({ url }) => url === webhookUrl);
  if (!found) return { isRight: false, sentence: `No webhook is sent to ${webhookUrl}.` };
  if (found.status !== 'enabled') return { isRight: false, sentence: `The webhook to ${webhookUrl} is disabled.` };
  const sent = new Set<string>(found.enabled_events);
  const missing = sent.has('*') ? [] : events.filter((event) => !sent.has(event));
  return finding(
    missing.length === 0,
    `The webhook to ${webhookUrl} is enabled for all events that Keydate needs.`,
    `The webhook to ${webhookUrl} lacks these events: ${missing.join(', ')}.`,
  );
}

async function productFindings(stripe: Stripe, { plans }: Wanted): Promise<Finding[]> {
  const pages = stripe.products.list({ limit: 100, expand: ['data.default_price'] });
  const products = await pages.autoPagingToArray({ limit: 10_000 });
  const sold = products.flatMap(readSold);
  return plans.map((plan) => {
    const found = sold.find((one) => one.plan === plan && one.isOffered);
    if (found)
      return { isRight: true, sentence: `${plan} is sold for $${(found.monthlyCents / 100).toFixed(2)} a month.` };
    const isKnown = products.some(({ metadata }) => metadata[PLAN_KEY] === plan);
    return isKnown
      ? {
          isRight: false,
          sentence: `${plan} is not sold: it is archived, or its default price is not in US dollars a month.`,
        }
      : { isRight: true, sentence: `${plan} is no product yet: the first start of the server adds it.` };
  });
}

function finding(isRight: unknown, right: string, wrong: string): Finding {
  return isRight ? { isRight: true, sentence: right } : { isRight: false, sentence: wrong };
}
