import { callApi } from '@keydate/client';
import { companyAgents, companyEmployees } from '@keydate/contracts/teammates';
import { isSuperRole, type Role } from '@keydate/domain/roles';
import { useQuery } from '@tanstack/react-query';

/** The people of the company without the reader; super roles have a list of their own (spec § 6). */
export function useTeammates(role: Role) {
  return useQuery({
    queryKey: ['teammates', isSuperRole(role)],
    queryFn: async ({ signal }) =>
      isSuperRole(role)
        ? (await callApi(companyAgents, {}, { signal })).result
        : (await callApi(companyEmployees, {}, { signal })).result.employee,
  });
}
