import { callApi, session, useChange } from '@keydate/client';
import { chooseKeepsContracts } from '@keydate/contracts/companies';
import { changeCurrentUser } from './current-user';

/** Chooses whether contracts are stored with their transactions unless the person says otherwise. */
export function useChooseKeepsContracts() {
  return useChange(chooseKeepsContracts, {
    mutationFn: async (keepsContracts: boolean) =>
      (await changeCurrentUser(() => callApi(chooseKeepsContracts, { body: { keepsContracts } }))).result.company,
    onSuccess: (company) => session().update({ company }),
  });
}
