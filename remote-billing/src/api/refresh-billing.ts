import { callApi, queryClient, session } from '@keydate/client';
import { getUser, type User } from '@keydate/contracts/people';
import { billingKeys } from './billing-keys';

/** Reads the person again, whom everybody shows; rejects when the server does not answer. */
export async function reloadUser(): Promise<User> {
  const { result } = await callApi(getUser, {});
  session().update(result);
  return result;
}

/**
 * Something about the subscription has changed: reads person, plans, state and invoices again. Gives null where the person
 * could not be read. Never rejects.
 */
export async function refreshBilling(): Promise<User | null> {
  // first: for these the server asks the provider, and knows then what it says of the person
  await queryClient.invalidateQueries({ queryKey: billingKeys.all });
  return reloadUser().catch(() => null);
}
