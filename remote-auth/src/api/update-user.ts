import { callApi, session, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { updateUser, type User } from '@keydate/contracts/people';

type Body = CallInput<typeof updateUser>['body'];

/** Changes the person of `token`, or of the session if no token is given. Gives the changed person. */
export function useUpdateUser(token?: string) {
  return useChange(updateUser, {
    mutationFn: (body: Body) => update(body, token),
    onSuccess: (user) => {
      if (token === undefined) session().update(user);
    },
  });
}

/** Stores the picture of the person of `token`. `crop` makes it. */
export function useUpdatePicture(token: string) {
  return useChange(updateUser, { mutationFn: async (crop: () => Promise<Blob>) => update({}, token, await crop()) });
}

async function update(body: Body, token?: string, avatar?: Blob): Promise<User> {
  return (await callApi(updateUser, { body, files: { avatar } }, { token })).result.user;
}
