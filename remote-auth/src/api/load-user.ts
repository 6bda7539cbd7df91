import { callApi } from '@keydate/client';
import { getUser, type User } from '@keydate/contracts/people';

/** The person of `token`, or of the session where none is given. */
export async function loadUser(token?: string): Promise<User> {
  return (await callApi(getUser, {}, { token })).result;
}
