import { callApi, useChange } from '@keydate/client';
import { endSession, endSessions, listSessions } from '@keydate/contracts/sessions';
import { useQuery } from '@tanstack/react-query';

/** Where the answers about the person's sessions are cached. */
export const sessionsKey = ['sessions'] as const;

/** Where the person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await callApi(listSessions, {}, { signal })).result.sessions,
  });
}

/** Ends one session. */
export function useEndSession(id: string) {
  return useChange(endSession, {
    mutationFn: () => callApi(endSession, { params: { id } }),
    stale: [sessionsKey],
    // it has ended in the meantime
    staleIf: ['NOT_FOUND'],
  });
}

/** Ends all sessions, this one too. */
export function useEndSessions() {
  return useChange(endSessions, { mutationFn: () => callApi(endSessions, {}) });
}
