import type { User } from '@keydate/contracts/people';
import { companyAgents, companyEmployees, type Teammate } from '@keydate/contracts/teammates';
import { canListAgents } from '@keydate/domain/company-permissions';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../call-api';

/** The people of a person's company, without the person: for super roles from the list of agents (spec § 6). */
export function teammatesQuery({ _id, role }: User) {
  return queryOptions({
    queryKey: ['teammates', _id, role],
    queryFn: async ({ signal }): Promise<Teammate[]> =>
      canListAgents({ role })
        ? (await callApi(companyAgents, {}, { signal })).result
        : (await callApi(companyEmployees, {}, { signal })).result.employee,
  });
}
