import { callApi, session, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { renewInviteLink } from '@keydate/contracts/companies';
import { changeCurrentUser } from './current-user';

/** Replaces one of the person's own invite codes. */
export function useRenewInviteLink() {
  return useChange(renewInviteLink, {
    mutationFn: async (link: CallInput<typeof renewInviteLink>['body']['link']) =>
      (await changeCurrentUser(() => callApi(renewInviteLink, { body: { link } }))).result.company,
    onSuccess: (company) => session().update({ company }),
  });
}
