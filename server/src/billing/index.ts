/** Plans, subscriptions and payments. */
export { billingOf } from './billing-of-user';
export { deleteEventsBefore } from './payment-events.repository';
export { deleteReturnsBefore } from './payment-returns.repository';
export { PLANS } from './plans';
export { findSubscription } from './subscriptions.repository';
export { catchUpCompany, changeCard } from './use-cases/change-card';
export { createCatalog } from './use-cases/create-catalog';
export { problemWithKeys, ProviderUnreached, reachProvider } from './use-cases/reach-provider';
export { readAllowance } from './use-cases/read-allowance';
export { reconcileAll } from './use-cases/reconcile';
export { saveAddress } from './use-cases/save-address';
export { startSubscription } from './use-cases/start-subscription';
export { WEBHOOK_EVENTS, WEBHOOK_PATH } from './webhook-path';
