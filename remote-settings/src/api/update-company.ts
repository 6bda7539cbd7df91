import { callApi, refusalOf, session, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { updateCompany } from '@keydate/contracts/companies';
import { changeCurrentUser } from './current-user';

type Input = CallInput<typeof updateCompany>['body'] & { companyAvatar?: Blob | undefined };

/** Changes the given fields of the signed-in person's company. */
export function useUpdateCompany() {
  return useChange(updateCompany, {
    mutationFn: async ({ companyAvatar, ...body }: Input) =>
      (await changeCurrentUser(() => callApi(updateCompany, { body, files: { companyAvatar } }))).result.company,
    onSuccess: (company) => session().update({ company }),
    onError: (error) => {
      const refusal = refusalOf(updateCompany, error);
      if (refusal?.code === 'CHANGED_MEANWHILE') session().update({ company: refusal.result.company });
    },
  });
}
