import { callApi } from '@keydate/client';
import { getBillingOverview } from '@keydate/contracts/billing-overview';
import { useQuery } from '@tanstack/react-query';
import { billingKeys } from './billing-keys';

/** How the subscription is doing. */
export function useBillingOverview() {
  return useQuery({
    queryKey: billingKeys.overview,
    queryFn: async ({ signal }) => (await callApi(getBillingOverview, {}, { signal })).result.data,
  });
}
