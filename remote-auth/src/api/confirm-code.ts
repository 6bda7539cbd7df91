import { callApi, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { otp } from '@keydate/contracts/people';

/** Confirms the email address with the code from the email. Gives the new session's token. */
export function useConfirmCode(token?: string) {
  return useChange(otp, {
    mutationFn: async (body: CallInput<typeof otp>['body']) =>
      (await callApi(otp, { body }, { token })).result.accessToken,
  });
}
