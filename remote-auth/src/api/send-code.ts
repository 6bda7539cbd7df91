import { callApi } from '@keydate/client';
import { resendOtp } from '@keydate/contracts/people';

/** Asks the server to email a new code. During a sign-up, `token` is the sign-up's. */
export async function sendCode(email: string, token?: string): Promise<void> {
  await callApi(resendOtp, { body: { email } }, { token });
}
