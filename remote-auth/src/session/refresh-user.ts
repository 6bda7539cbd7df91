import { sentenceOf, session } from '@keydate/client';
import { notify } from '@keydate/ui';
import { loadUser } from '../api/load-user';

/** Takes over what the server knows of the person: another tab has changed them, or a call whose answer was lost. */
export function refreshUser(): void {
  loadUser().then(
    (user) => session().update(user),
    (error: unknown) => notify.error(sentenceOf(error)),
  );
}
