import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { updateUser as update, type User } from '@keydate/contracts/people';
import { changeCurrentUser } from './current-user';

/** Changes the signed-in person. Returns the changed person. */
export async function updateUser(body: CallInput<typeof update>['body'], avatar?: Blob): Promise<User> {
  return (await changeCurrentUser(() => callApi(update, { body, files: { avatar } }))).result.user;
}
