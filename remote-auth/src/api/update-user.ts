import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { updateUser as update, type User } from '@keydate/contracts/people';

type Change = CallInput<typeof update>['body'] & { avatar?: Blob };

/** Changes the person of `token`, or of the session if no token is given. Returns the changed person. */
export async function updateUser({ avatar, ...body }: Change, token?: string): Promise<User> {
  return (await callApi(update, { body, files: { avatar } }, { token })).result.user;
}
