import {
  cancelSubscription,
  changeCard,
  createSubscription,
  previewUpgrade,
  readPaymentReturn,
  resumeSubscription,
  saveBillingAddress,
  upgradeSubscription,
} from '@keydate/contracts/billing';
import { getBillingOverview, listInvoices } from '@keydate/contracts/billing-overview';
import { getStripePrices, getStripeProducts, getSubscriptionPlans } from '@keydate/contracts/plans';
import { act, superRolesGet, type Act } from './act';

/** Plans and the subscription. */
export const BILLING: readonly Act[] = [
  act('see what the plans allow', getSubscriptionPlans, () => ({}), superRolesGet(200)),
  act('see the plans on offer', getStripeProducts, () => ({}), superRolesGet(200)),
  act('see a price', getStripePrices, () => ({ query: { product: 'prod_unknown' } }), superRolesGet(409)),
  act('see the subscription', getBillingOverview, () => ({}), superRolesGet(200)),
  act('see the invoices of the company', listInvoices, () => ({}), superRolesGet(200)),
  act('store the address for invoices', saveBillingAddress, () => ({ body: anAddress }), superRolesGet(200)),
  // who may do these is told that there is nothing to do them with
  act('subscribe', createSubscription, () => ({ body: { price_id: 'price_unknown' } }), superRolesGet(409)),
  act('preview an upgrade', previewUpgrade, () => ({ query: { toUpgradeId: 'price_unknown' } }), superRolesGet(409)),
  act('upgrade', upgradeSubscription, () => ({ body: { toUpgradeId: 'price_unknown' } }), superRolesGet(409)),
  act(
    'cancel a subscription',
    cancelSubscription,
    () => ({ body: { subscriptionId: 'sub_unknown', password: 'a guess' } }),
    superRolesGet(404),
  ),
  act('resume the subscription', resumeSubscription, () => ({}), superRolesGet(409)),
  act('change the card', changeCard, () => ({}), superRolesGet(409)),
  act('come back from a payment', readPaymentReturn, () => ({ query: { token: 'unknown' } }), superRolesGet(404)),
];

const anAddress = {
  name: 'Wren Castellanos',
  address: { line1: '9 Wazee Street', city: 'Boulder', state: 'CO', postal_code: '80301', country: 'US' },
};
