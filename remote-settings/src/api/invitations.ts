import { callApi, isRefusedWith, teammatesQuery, useChange, useSignedInUser } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { listInvitations, resendInvitation, revokeInvitation, sendInvitation } from '@keydate/contracts/invitations';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const invitationsKey = ['invitations'] as const;

/** The open email invitations that the person may manage. */
export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: async ({ signal }) => (await callApi(listInvitations, {}, { signal })).result.invitations,
  });
}

/** Emails an invitation. */
export function useSendInvitation() {
  const store = useQueryClient();
  return useChange(sendInvitation, {
    mutationFn: async (body: CallInput<typeof sendInvitation>['body']) =>
      (await callApi(sendInvitation, { body })).result.invitation,
    stale: [invitationsKey],
    // the list may not show the reason of a refusal yet
    onError: () => void store.invalidateQueries({ queryKey: invitationsKey }),
  });
}

/** Emails an open invitation again. */
export function useResendInvitation(id: string) {
  return useChange(resendInvitation, {
    mutationFn: () => callApi(resendInvitation, { params: { id } }),
    stale: [invitationsKey],
    onError: useEnded(resendInvitation),
  });
}

/** Revokes an open invitation. */
export function useRevokeInvitation(id: string) {
  return useChange(revokeInvitation, {
    mutationFn: () => callApi(revokeInvitation, { params: { id } }),
    stale: [invitationsKey],
    onError: useEnded(revokeInvitation),
  });
}

/** After NOT_FOUND: the invitation was used or revoked, or has expired. Fetches invitations and teammates again. */
function useEnded(call: typeof resendInvitation | typeof revokeInvitation): (error: Error) => void {
  const { queryKey } = teammatesQuery(useSignedInUser());
  const store = useQueryClient();
  return (error) => {
    if (!isRefusedWith(call, error, 'NOT_FOUND')) return;
    void store.invalidateQueries({ queryKey: invitationsKey });
    void store.invalidateQueries({ queryKey });
  };
}
