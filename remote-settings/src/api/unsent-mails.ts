import { callApi, useChange } from '@keydate/client';
import { listUnsentMails, resendUnsentMail } from '@keydate/contracts/unsent-mails';
import { useQuery } from '@tanstack/react-query';

const unsentMailsKey = ['unsent-mails'] as const;

/** How often the list is fetched while it is shown: no event reports an email that could not be sent. */
const EVERY_MS = 60_000;

export function useUnsentMails() {
  return useQuery({
    queryKey: unsentMailsKey,
    queryFn: async ({ signal }) => (await callApi(listUnsentMails, {}, { signal })).result.mails,
    refetchInterval: EVERY_MS,
  });
}

/** Tries once more to send an email. */
export function useResendMail(id: string) {
  return useChange(resendUnsentMail, {
    mutationFn: () => callApi(resendUnsentMail, { params: { id } }),
    stale: [unsentMailsKey],
    staleIf: ['NOT_FOUND'],
  });
}
