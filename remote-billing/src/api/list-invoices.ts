import { callApi } from '@keydate/client';
import { listInvoices } from '@keydate/contracts/billing-overview';
import { useQuery } from '@tanstack/react-query';
import { billingKeys } from './billing-keys';

/** The company's invoices, newest first. */
export function useInvoices() {
  return useQuery({
    queryKey: billingKeys.invoices,
    queryFn: async ({ signal }) => (await callApi(listInvoices, {}, { signal })).result.data,
  });
}
