import { callApi } from '@keydate/client';
import { readPaymentReturn } from '@keydate/contracts/billing';
import type { CallReply } from '@keydate/contracts/call';

export type PaymentReturn = CallReply<typeof readPaymentReturn>['result']['data'];

/** The outcome of the payment that a token names; the server asks the provider first. */
export async function readReturn(token: string): Promise<PaymentReturn> {
  return (await callApi(readPaymentReturn, { query: { token } })).result.data;
}
