import { callApi, ignoreSessionEnded, nullIfFailed, queryClient, session, withinSession } from '@keydate/client';
import { getUser, type User } from '@keydate/contracts/people';
import { billingKeys } from './billing-keys';

/** Reads the person again, whom every part of the page shows. Rejects if the server does not answer. */
export async function reloadUser(): Promise<User> {
  const { result } = await callApi(getUser, {});
  session().update(result);
  return result;
}

/**
 * After a change of the subscription: reads person, plans, state and invoices again. Returns null if the person could not be
 * read. Rejects only with SessionEnded.
 */
export async function refreshBilling(): Promise<User | null> {
  // before the person: for these the server asks the provider, and the person's plan is up to date after that
  await withinSession(queryClient.invalidateQueries({ queryKey: billingKeys.all }));
  return reloadUser().catch(nullIfFailed);
}

/** The same where nobody waits for the result. */
export function refreshBillingQuietly(): void {
  refreshBilling().catch(ignoreSessionEnded);
}
