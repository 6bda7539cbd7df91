import { callApi, isRefusedWith, refusalOf, session, useChange } from '@keydate/client';
import { createSubscription, saveBillingAddress } from '@keydate/contracts/billing';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import { refreshBilling, refreshBillingQuietly } from './refresh-billing';

export type CreatedSubscription = CallReply<typeof createSubscription>['result']['data'];

/** Refusals that say that the page is out of date: another tab was faster, or the plan is gone. */
export const OUTDATED = ['PLAN_NOT_OFFERED', 'SUBSCRIPTION_EXISTS', 'PLAN_TOO_SMALL'] as const;

/**
 * Subscribes to the plan of a price; however often it is sent, the server buys it once. If nothing is to be paid, it is pending
 * until the page shows the plan: a second press would be refused.
 */
export function useBuySubscription(priceId: string) {
  return useChange(createSubscription, {
    mutationFn: async () => (await callApi(createSubscription, { body: { price_id: priceId } })).result.data,
    onSuccess: (created) => (isToPay(created) ? undefined : refreshBilling()),
    onError: (error) => {
      // without an answer it may have been bought
      const isOpen = refusalOf(createSubscription, error) === undefined;
      if (isOpen || isRefusedWith(createSubscription, error, ...OUTDATED, 'PAYMENTS_UNAVAILABLE'))
        refreshBillingQuietly();
    },
  });
}

/** True if something is due now. Nothing is for a free trial (spec § 4.5), or for a plan that credit pays in full. */
export function isToPay(
  created: CreatedSubscription,
): created is CreatedSubscription & { clientSecret: string; returnToken: string } {
  return created.clientSecret !== null && created.returnToken !== null;
}

export type NamedAddress = CallInput<typeof saveBillingAddress>['body'];

/** Stores where invoices go. */
export function useSaveAddress() {
  return useChange(saveBillingAddress, {
    mutationFn: async (body: NamedAddress) => (await callApi(saveBillingAddress, { body })).result.data,
    onSuccess: (user) => session().update(user),
  });
}
