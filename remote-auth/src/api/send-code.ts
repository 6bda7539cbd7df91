import { callApi } from '@keydate/client';
import { resendOtp } from '@keydate/contracts/people';

/** Has a new code mailed; `token` is the sign-up's, where there is one. */
export async function sendCode(email: string, token?: string): Promise<void> {
  await callApi(resendOtp, { body: { email } }, { token });
}
