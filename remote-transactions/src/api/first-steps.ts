import { callApi, teammatesQuery, useSignedInUser } from '@keydate/client';
import { listInvitations } from '@keydate/contracts/invitations';
import { listLenders } from '@keydate/contracts/lenders';
import { getReminderSettings } from '@keydate/contracts/reminder-settings';
import type { Transaction } from '@keydate/contracts/transactions';
import { useQuery } from '@tanstack/react-query';
import { hasChosenReminders } from '../domain/first-steps';
import { transactionKeys } from './transaction-keys';

/** The person comes back from the page on which they did it. */
const FRESH = { staleTime: 0 } as const;

/** True if the person has chosen how they are reminded; undefined until it is known. */
export function useHasChosenReminders(transactions: readonly Transaction[]): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['reminder-settings'],
    queryFn: async ({ signal }) => (await callApi(getReminderSettings, {}, { signal })).result.settings,
    ...FRESH,
  });
  return data && hasChosenReminders(data, transactions);
}

/** True if a teammate is there, or somebody is invited: by email, or a lender to a transaction; undefined until it is known. */
export function useHasInvited(transactions: readonly Transaction[]): boolean | undefined {
  const teammates = useQuery({ ...teammatesQuery(useSignedInUser()), ...FRESH });
  const invitations = useQuery({
    queryKey: ['invitations'],
    queryFn: async ({ signal }) => (await callApi(listInvitations, {}, { signal })).result.invitations,
    ...FRESH,
  });
  const ids = transactions.filter(({ asLender }) => !asLender).map(({ _id }) => _id);
  const lenders = useQuery({
    queryKey: [...transactionKeys.lenders('first-steps'), ids],
    queryFn: async ({ signal }) => {
      const lists = ids.map((transactionId) => callApi(listLenders, { params: { transactionId } }, { signal }));
      return (await Promise.all(lists)).flatMap(({ result }) => result.lenders);
    },
    ...FRESH,
  });
  const counts = [teammates, invitations, lenders].map(({ data }) => data?.length);
  if (counts.some((count) => count !== undefined && count > 0)) return true;
  return counts.includes(undefined) ? undefined : false;
}
