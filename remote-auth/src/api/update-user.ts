import { callApi } from '@keydate/client';
import { updateUser as update, type User } from '@keydate/contracts/people';

interface Change {
  password?: string;
  terms_accepted?: 'true';
  avatar?: Blob;
}

/** Changes the person of `token`, or of the session where none is given; gives them as they are now. */
export async function updateUser({ avatar, ...body }: Change, token?: string): Promise<User> {
  return (await callApi(update, { body, files: { avatar } }, { token })).result.user;
}
