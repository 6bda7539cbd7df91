import { callApi, refusalOf, useChange } from '@keydate/client';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import { login } from '@keydate/contracts/people';

export type Credentials = CallInput<typeof login>['body'];

/** The person and the token of their new session. */
export type OpenedSession = CallReply<typeof login>['result'];

/** Signs in. Gives null where a code must come with the password: then it was mailed, if the password is right. */
export function useSignIn() {
  return useChange(login, { mutationFn: signIn });
}

async function signIn(body: Credentials): Promise<OpenedSession | null> {
  try {
    return (await callApi(login, { body })).result;
  } catch (error) {
    if (refusalOf(login, error)?.code === 'SIGN_IN_CODE_NEEDED') return null;
    throw error;
  }
}
