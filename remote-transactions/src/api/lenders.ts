import { callApi, useChange } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import {
  inviteLender,
  listLenderContacts,
  listLenders,
  resendLenderInvitation,
  shareWithLender,
  withdrawLender,
} from '@keydate/contracts/lenders';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

/** A transaction's lenders, and others with whom the company has worked. Fetches them again when one answers or leaves. */
export function useLenders(transactionId: string) {
  const store = useQueryClient();
  useEffect(
    () => refetchOn(store, transactionKeys.lenders(transactionId), catchUp, reminderArrived),
    [store, transactionId],
  );
  return useQuery({
    queryKey: transactionKeys.lenders(transactionId),
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

/** Emails a lender an invitation, and shares with them what was chosen. */
export function useInviteLender(transactionId: string, sharing: CallInput<typeof shareWithLender>['body']) {
  return useChange(inviteLender, {
    mutationFn: async ({ email }: Pick<CallInput<typeof inviteLender>['body'], 'email'>) =>
      (await callApi(inviteLender, { params: { transactionId }, body: { email, ...sharing } })).result.lender,
    stale: [transactionKeys.lenders(transactionId)],
  });
}

/** Emails an open invitation again. */
export function useResendLenderInvitation(id: string, transactionId: string) {
  return useChange(resendLenderInvitation, {
    mutationFn: () => callApi(resendLenderInvitation, { params: { id } }),
    stale: [transactionKeys.lenders(transactionId)],
  });
}

/** Changes what a lender sees of a transaction. */
export function useShareWithLender(id: string, transactionId: string) {
  return useChange(shareWithLender, {
    mutationFn: (body: CallInput<typeof shareWithLender>['body']) => callApi(shareWithLender, { params: { id }, body }),
    stale: [transactionKeys.lenders(transactionId)],
  });
}

/** Ends a lender's access, or an open invitation. */
export function useWithdrawLender(id: string, transactionId: string) {
  return useChange(withdrawLender, {
    mutationFn: () => callApi(withdrawLender, { params: { id } }),
    stale: [
      transactionKeys.lenders(transactionId),
      // the withdrawn lender's steps disappear if another lender still reads the transaction
      transactionKeys.milestones(transactionId),
      // the server withdraws the lender's unanswered questions, too
      ...transactionKeys.changedByQuestion(transactionId),
    ],
  });
}
