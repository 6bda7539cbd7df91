import { callApi } from '@keydate/client';
import { cancelSubscription, resumeSubscription } from '@keydate/contracts/billing';

/** Cancels at the end of the period, with the password of the account. */
export async function cancel(subscriptionId: string, password: string): Promise<void> {
  await callApi(cancelSubscription, { body: { subscriptionId, password } });
}

/** Undoes the cancellation. */
export async function resume(): Promise<void> {
  await callApi(resumeSubscription, {});
}
