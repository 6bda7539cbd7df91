import { listLenderInvitations, readLenderInvitation } from '@keydate/contracts/lender-invitations';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../call-api';
import { connection } from '../connection/connection';
import { transactionsKey } from './transactions';

const KEY = 'lender-invitations';

/** The open invitations to other people's transactions that the person has received; fetched again when one comes or ends. */
export function useLenderInvitations() {
  const store = useQueryClient();
  useEffect(() => connection().on(catchUp, () => void store.invalidateQueries({ queryKey: [KEY] })), [store]);
  return useQuery({
    queryKey: [KEY],
    queryFn: async ({ signal }) => (await callApi(listLenderInvitations, {}, { signal })).result.invitations,
  });
}

/** An invitation that the person has received. Its error is the sentence that says why it cannot be opened. */
export function useLenderInvitation(id: string) {
  return useQuery({
    queryKey: [KEY, id],
    queryFn: async ({ signal }) =>
      (await callApi(readLenderInvitation, { params: { id } }, { signal })).result.invitation,
  });
}

/** Gives a function that fetches again what an answered invitation changes: the open ones, and the person's transactions. */
export function useRefreshAfterAnswer() {
  const store = useQueryClient();
  return () => {
    void store.invalidateQueries({ queryKey: [KEY], exact: true });
    void store.invalidateQueries({ queryKey: transactionsKey });
  };
}
