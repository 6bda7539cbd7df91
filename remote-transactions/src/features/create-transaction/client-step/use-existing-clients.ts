import { companyClientsQuery } from '@keydate/client';
import { useQuery } from '@tanstack/react-query';

/** The clients to choose among. */
export function useExistingClients() {
  return useQuery(companyClientsQuery);
}
