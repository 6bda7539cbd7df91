import { callApi } from '@keydate/client';
import { unsubscribeFromNewsletter as call } from '@keydate/contracts/newsletter';

/** Deletes the address that the link with this token was mailed to. */
export function unsubscribeFromNewsletter(token: string) {
  return callApi(call, { body: { token } });
}
