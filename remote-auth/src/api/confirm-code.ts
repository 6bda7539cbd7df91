import { callApi } from '@keydate/client';
import { otp } from '@keydate/contracts/people';

/** Proves the address by the code of the mail; gives the token of the session that this makes. */
export async function confirmCode(body: { otp: string; email: string }, token?: string): Promise<string> {
  return (await callApi(otp, { body }, { token })).result.accessToken;
}
