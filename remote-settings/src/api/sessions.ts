import { callApi } from '@keydate/client';
import { endSession as end, endSessions as endAll, listSessions } from '@keydate/contracts/sessions';
import { useQuery } from '@tanstack/react-query';

/** Where the page's store has the sessions of the person. */
export const sessionsKey = ['sessions'] as const;

/** Where the person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await callApi(listSessions, {}, { signal })).result.sessions,
  });
}

export async function endSession(id: string): Promise<void> {
  await callApi(end, { params: { id } });
}

export async function endSessions(): Promise<void> {
  await callApi(endAll, {});
}
