import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { subscribeToNewsletter as call } from '@keydate/contracts/newsletter';

/** Stores an email address for news. */
export function subscribeToNewsletter(body: CallInput<typeof call>['body']) {
  return callApi(call, { body });
}
