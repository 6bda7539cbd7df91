import { callApi, useChange } from '@keydate/client';
import { cancelSubscription, resumeSubscription } from '@keydate/contracts/billing';
import type { CallInput } from '@keydate/contracts/call';
import { refreshBilling } from './refresh-billing';

/** Cancels at the end of the period, with the password of the account. Pending until the page shows it. */
export function useCancelSubscription() {
  return useChange(cancelSubscription, {
    mutationFn: (body: CallInput<typeof cancelSubscription>['body']) => callApi(cancelSubscription, { body }),
    onSuccess: refreshBilling,
  });
}

/** Undoes the cancellation. Pending until the page shows it. */
export function useResumeSubscription() {
  return useChange(resumeSubscription, {
    mutationFn: () => callApi(resumeSubscription, {}),
    onSuccess: refreshBilling,
  });
}
