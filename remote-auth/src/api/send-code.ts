import { callApi, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { resendOtp } from '@keydate/contracts/people';

/** Asks the server to email a new code. During a sign-up, `token` is the sign-up's. */
export function useSendCode(token?: string) {
  return useChange(resendOtp, {
    mutationFn: (body: CallInput<typeof resendOtp>['body']) => callApi(resendOtp, { body }, { token }),
  });
}
