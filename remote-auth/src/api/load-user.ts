import { callApi, useChange } from '@keydate/client';
import { getUser, type User } from '@keydate/contracts/people';

/** Loads the person of `token`, or of the session if no token is given. */
export async function loadUser(token?: string): Promise<User> {
  return (await callApi(getUser, {}, { token })).result;
}

/** The same for a button. */
export function useLoadUser(token: string) {
  return useChange(getUser, { mutationFn: () => loadUser(token) });
}
