import { callApi, useChange } from '@keydate/client';
import { unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';

/** Deletes the address that the link with this token was mailed to. */
export function useUnsubscribeFromNewsletter() {
  return useChange(unsubscribeFromNewsletter, {
    mutationFn: (token: string) => callApi(unsubscribeFromNewsletter, { body: { token } }),
  });
}
