import { sentenceOf, session } from '@keydate/client';
import { notify } from '@keydate/ui';
import { loadUser } from '../api/load-user';

/** Loads the user into the session again: another tab has changed them, or a call whose reply was lost. */
export function refreshUser(): void {
  loadUser().then(
    (user) => session().update(user),
    (error: unknown) => notify.error(sentenceOf(error)),
  );
}
