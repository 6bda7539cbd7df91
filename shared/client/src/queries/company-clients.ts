import { companyClients } from '@keydate/contracts/clients';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../call-api';

/** The clients of the person's company, for wizard, conversations and settings; refresh it after making a new one. */
export const companyClientsQuery = queryOptions({
  queryKey: ['company-clients'],
  queryFn: async ({ signal }) => (await callApi(companyClients, {}, { signal })).result.clients,
});
