import { callApi, session, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { createCompany } from '@keydate/contracts/companies';

type Input = CallInput<typeof createCompany>['body'] & { companyAvatar?: Blob | undefined };

/** Creates the signed-in person's company. */
export function useCreateCompany() {
  return useChange(createCompany, {
    mutationFn: async ({ companyAvatar, ...body }: Input) =>
      (await callApi(createCompany, { body, files: { companyAvatar } })).result,
    onSuccess: (company) => session().update({ company }),
  });
}
