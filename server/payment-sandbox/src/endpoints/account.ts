import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { pageOf, paging } from '../http/paging';
import { newId } from '../ledger/ledger';

type Shown = Pick<Stripe.Account, 'id' | 'object' | 'business_profile' | 'charges_enabled' | 'country'> & {
  settings: {
    branding: { icon: string | null; logo: string | null };
    payments: { statement_descriptor: string | null };
  };
};

/** The account, as its owner sees it, and the webhooks that they have registered in the dashboard. */
export const accountEndpoints = [
  endpoint('GET /v1/account', z.strictObject({}), ({ ledger }): Shown => ({
    id: `acct_${ledger.account}`,
    object: 'account',
    business_profile: null,
    charges_enabled: true,
    country: 'US',
    settings: { branding: { icon: null, logo: null }, payments: { statement_descriptor: null } },
  })),
  endpoint(
    'POST /v1/webhook_endpoints',
    z.strictObject({ url: z.url(), enabled_events: z.array(z.string()).min(1) }),
    ({ ledger }, { url, enabled_events }) =>
      ledger.save('webhook_endpoint', {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: null,
        application: null,
        created: ledger.now(),
        description: null,
        enabled_events,
        livemode: false,
        metadata: {},
        status: 'enabled',
        url,
      }),
  ),
  endpoint(
    'POST /v1/webhook_endpoints/:id',
    z.strictObject({ disabled: z.enum(['true', 'false']) }),
    ({ ledger }, { disabled }, { id = '' }) =>
      ledger.save('webhook_endpoint', {
        ...ledger.get('webhook_endpoint', id),
        status: disabled === 'true' ? 'disabled' : 'enabled',
      }),
  ),
  endpoint('GET /v1/webhook_endpoints', z.strictObject(paging), ({ ledger }, page) =>
    pageOf(ledger.all('webhook_endpoint'), page, '/v1/webhook_endpoints'),
  ),
];
