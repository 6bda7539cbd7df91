import { callApi, session, useChange } from '@keydate/client';
import { changeDaysOff } from '@keydate/contracts/companies';
import type { DaysOffChange } from '@keydate/domain/computed-deadlines/own-days-off';
import { changeCurrentUser } from './current-user';

/** Adds or removes a day off of the company, or chooses about Fridays. */
export function useChangeDaysOff() {
  return useChange(changeDaysOff, {
    mutationFn: async (change: DaysOffChange) =>
      (await changeCurrentUser(() => callApi(changeDaysOff, { body: change }))).result.company,
    onSuccess: (company) => session().update({ company }),
  });
}
