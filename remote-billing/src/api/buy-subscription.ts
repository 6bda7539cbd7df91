import { callApi } from '@keydate/client';
import { createSubscription, saveBillingAddress } from '@keydate/contracts/billing';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import type { User } from '@keydate/contracts/people';

export type CreatedSubscription = CallReply<typeof createSubscription>['result']['data'];

/** Subscribes to the plan of a price; however often it is sent, the server buys it once. */
export async function buySubscription(priceId: string): Promise<CreatedSubscription> {
  return (await callApi(createSubscription, { body: { price_id: priceId } })).result.data;
}

export type NamedAddress = CallInput<typeof saveBillingAddress>['body'];

/** Stores where invoices go, and gives the person with the address. */
export async function saveAddress(body: NamedAddress): Promise<User> {
  return (await callApi(saveBillingAddress, { body })).result.data;
}
