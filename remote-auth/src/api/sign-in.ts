import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { login } from '@keydate/contracts/people';

/** Returns the person and the token of their new session. */
export async function signIn(body: CallInput<typeof login>['body']) {
  return (await callApi(login, { body })).result;
}
