import { callApi, useChange, useRefreshAfterAnswer } from '@keydate/client';
import { acceptLenderInvitation, declineLenderInvitation } from '@keydate/contracts/lender-invitations';

/** Accepts an invitation. Gives the id of its transaction. */
export function useAcceptInvitation(id: string) {
  return useChange(acceptLenderInvitation, {
    mutationFn: async () => (await callApi(acceptLenderInvitation, { params: { id } })).result.transactionId,
    onSuccess: useRefreshAfterAnswer(),
  });
}

export function useDeclineInvitation(id: string) {
  return useChange(declineLenderInvitation, {
    mutationFn: () => callApi(declineLenderInvitation, { params: { id } }),
    onSuccess: useRefreshAfterAnswer(),
  });
}
