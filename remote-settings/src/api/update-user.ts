import { callApi, refusalOf, session, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { updateUser } from '@keydate/contracts/people';
import { changeCurrentUser } from './current-user';
import { followDevice, reminderSettingsKey } from './reminder-settings';
import { sessionsKey } from './sessions';

type Body = NonNullable<CallInput<typeof updateUser>['body']>;

interface PersonInput {
  body: Body;
  avatar?: Blob | undefined;
  /** The device's. Quiet hours are in it once the person has no time zone of their own. */
  deviceZone: string;
}

/** Changes the signed-in person's own data. */
export function useUpdatePerson() {
  return useChange(updateUser, {
    mutationFn: async ({ body, avatar, deviceZone }: PersonInput) => {
      const clearsTimeZone = body.timeZone === '' && Boolean(session().user()?.timeZone);
      // before the zone is cleared: from then on, quiet hours are in the zone of the device
      if (clearsTimeZone) await followDevice(deviceZone);
      return (await changeCurrentUser(() => callApi(updateUser, { body, files: { avatar } }))).result.user;
    },
    stale: [reminderSettingsKey],
    onSuccess: (user) => session().update(user),
    onError: (error) => {
      const refusal = refusalOf(updateUser, error);
      if (refusal?.code === 'CHANGED_MEANWHILE') session().update(refusal.result.user);
    },
  });
}

/** Changes the password, which ends the person's other sessions. */
export function useChangePassword() {
  return useChange(updateUser, {
    mutationFn: async (body: Pick<Body, 'password' | 'current_password'>) => {
      await changeCurrentUser(() => callApi(updateUser, { body, files: {} }));
    },
    stale: [sessionsKey],
  });
}
