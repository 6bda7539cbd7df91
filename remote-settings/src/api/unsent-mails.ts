import { callApi } from '@keydate/client';
import { listUnsentMails, resendUnsentMail } from '@keydate/contracts/unsent-mails';
import { useQuery } from '@tanstack/react-query';

/** Where the page's store has the company's emails that could not be sent. */
export const unsentMailsKey = ['unsent-mails'] as const;

/** How often the list is fetched while it is shown: no event reports an email that could not be sent. */
const EVERY_MS = 60_000;

export function useUnsentMails() {
  return useQuery({
    queryKey: unsentMailsKey,
    queryFn: async ({ signal }) => (await callApi(listUnsentMails, {}, { signal })).result.mails,
    refetchInterval: EVERY_MS,
  });
}

export async function sendAgain(id: string): Promise<void> {
  await callApi(resendUnsentMail, { params: { id } });
}
