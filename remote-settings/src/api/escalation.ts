import { callApi, session, useChange } from '@keydate/client';
import { chooseEscalation } from '@keydate/contracts/companies';
import type { EscalationGroup } from '@keydate/domain/escalation';
import { changeCurrentUser } from './current-user';

/** Chooses of which rows the owner hears where nobody answers their reminders; none switches it off. */
export function useChooseEscalation() {
  return useChange(chooseEscalation, {
    mutationFn: async (escalates: EscalationGroup[]) =>
      (await changeCurrentUser(() => callApi(chooseEscalation, { body: { escalates } }))).result.company,
    onSuccess: (company) => session().update({ company }),
  });
}
