import { callApi } from '@keydate/client';
import { otp } from '@keydate/contracts/people';

/** Confirms the email address with the code from the email. Returns the new session's token. */
export async function confirmCode(body: { otp: string; email: string }, token?: string): Promise<string> {
  return (await callApi(otp, { body }, { token })).result.accessToken;
}
