import { callApi, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { subscribeToNewsletter } from '@keydate/contracts/newsletter';

/** Stores an email address for news. */
export function useSubscribeToNewsletter() {
  return useChange(subscribeToNewsletter, {
    mutationFn: (body: CallInput<typeof subscribeToNewsletter>['body']) => callApi(subscribeToNewsletter, { body }),
  });
}
