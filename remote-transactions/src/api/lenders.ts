import { callApi } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import {
  inviteLender as invite,
  listLenderContacts,
  listLenders,
  resendLenderInvitation as resend,
  shareWithLender as share,
  withdrawLender as withdraw,
  type TransactionLender,
} from '@keydate/contracts/lenders';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';

/** Where the page's store has the lenders of a transaction. */
export const lendersKey = (transactionId: string) => ['transactions', 'lenders', transactionId] as const;

/** A transaction's lenders, and others with whom the company has worked. Fetches them again when one answers or leaves. */
export function useLenders(transactionId: string) {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, lendersKey(transactionId), catchUp, reminderArrived), [store, transactionId]);
  return useQuery({
    queryKey: lendersKey(transactionId),
    queryFn: async ({ signal }) => (await callApi(listLenders, { params: { transactionId } }, { signal })).result,
  });
}

const contactsKey = (transactionId: string) => ['transactions', 'lender-contacts', transactionId] as const;

/** To whom the lender of a transaction can write about it. */
export function useLenderContacts(transactionId: string) {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, contactsKey(transactionId), catchUp), [store, transactionId]);
  return useQuery({
    queryKey: contactsKey(transactionId),
    queryFn: async ({ signal }) =>
      (await callApi(listLenderContacts, { params: { transactionId } }, { signal })).result.contacts,
  });
}

export async function inviteLender(transactionId: string, email: string): Promise<TransactionLender> {
  return (await callApi(invite, { params: { transactionId }, body: { email } })).result.lender;
}

export async function resendInvitation(id: string): Promise<TransactionLender> {
  return (await callApi(resend, { params: { id } })).result.lender;
}

export async function shareWithLender(id: string, body: CallInput<typeof share>['body']): Promise<TransactionLender> {
  return (await callApi(share, { params: { id }, body })).result.lender;
}

export async function withdrawLender(id: string): Promise<TransactionLender> {
  return (await callApi(withdraw, { params: { id } })).result.lender;
}
