import { callApi, nullIfFailed } from '@keydate/client';
import { readPaymentReturn } from '@keydate/contracts/billing';
import type { CallReply } from '@keydate/contracts/call';
import type { User } from '@keydate/contracts/people';
import { refreshBilling } from './refresh-billing';
import { refreshUpgraded } from './refresh-upgraded';

export type PaymentReturn = CallReply<typeof readPaymentReturn>['result']['data'];

/** The outcome of the payment that a token names; the server asks the provider first. */
export async function readReturn(token: string): Promise<PaymentReturn> {
  return (await callApi(readPaymentReturn, { query: { token } })).result.data;
}

/** The same, and then the person as the server has them; null if they could not be read. */
export async function readSettled(token: string): Promise<{ returned: PaymentReturn; user: User | null }> {
  const returned = await readReturn(token);
  const isUpgraded = returned.purpose === 'upgrade' && returned.outcome === 'succeeded';
  return { returned, user: await (isUpgraded ? refreshUpgraded() : refreshBilling()) };
}

/**
 * The outcome of a payment that the provider's form has just confirmed, and then the person. The outcome is undefined if no answer
 * came. Rejects only with SessionEnded.
 */
export async function settle(
  token: string,
): Promise<{ outcome: PaymentReturn['outcome'] | undefined; user: User | null }> {
  // the server asks the provider, so that the plan is stored even before its webhook arrives
  const returned = await readReturn(token).catch(nullIfFailed);
  return { outcome: returned?.outcome, user: await refreshBilling() };
}
