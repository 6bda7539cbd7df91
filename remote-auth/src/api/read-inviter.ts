import { callApi } from '@keydate/client';
import { readInviter } from '@keydate/contracts/invitations';
import { useQuery } from '@tanstack/react-query';

/** The person who invites by a code. Does not ask without a code, or for a code that invites clients. */
export function useInviter(code: string) {
  return useQuery({
    queryKey: ['inviter', code],
    queryFn: async () => (await callApi(readInviter, { body: { referralCode: code } })).result,
    enabled: readInviter.body.safeParse({ referralCode: code }).success,
    // an invalid code stays invalid, and the form works without the names
    retry: false,
    staleTime: Infinity,
  });
}
