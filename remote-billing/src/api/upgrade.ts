import { callApi, useChange } from '@keydate/client';
import { previewUpgrade, upgradeSubscription } from '@keydate/contracts/billing';
import { useQuery } from '@tanstack/react-query';
import { billingKeys } from './billing-keys';
import { refreshBillingQuietly } from './refresh-billing';

export interface UpgradeCost {
  dueCents: number;
  /** Too little to be charged: added to the next invoice. */
  carriedCents: number;
  /** Sent with the upgrade, so that the person pays the shown price. */
  prorationDate: number;
}

/**
 * The cost of an upgrade now. Never cached, because it falls with every day of the period. Not read during the upgrade: the
 * server would refuse, because there is nothing left to upgrade.
 */
export function useUpgradeCost(priceId: string, { isUpgrading }: { isUpgrading: boolean }) {
  return useQuery({
    queryKey: billingKeys.preview(priceId),
    queryFn: async ({ signal }): Promise<UpgradeCost> => {
      const { result } = await callApi(previewUpgrade, { query: { toUpgradeId: priceId } }, { signal });
      const { invoice, carried_amount: carriedCents = 0, proration_date: prorationDate } = result.data;
      return { dueCents: invoice.amount_due, carriedCents, prorationDate };
    },
    enabled: !isUpgrading,
    gcTime: 0,
    staleTime: 0,
  });
}

/** After a refused preview: the page is out of date. */
export const refreshAfterRefusedPreview = refreshBillingQuietly;

/** Changes to the more expensive plan of a price. However often it is sent, the server changes and charges once. */
export function useUpgradeSubscription(priceId: string) {
  return useChange(upgradeSubscription, {
    mutationFn: async (proration_date: number) =>
      (await callApi(upgradeSubscription, { body: { toUpgradeId: priceId, proration_date } })).result.data,
    // the page is out of date: other plans are sold, or this one costs something else
    onError: refreshBillingQuietly,
  });
}
