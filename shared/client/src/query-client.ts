import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { SessionEnded } from './session-ended';

const FRESH_FOR_MS = 30_000;
const RETRIES = 2;

/** The one store of server state in the page; the host empties it when the person changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // while the browser is offline, a call fails at once with a sentence instead of waiting silently
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: FRESH_FOR_MS,
      retry: (failures, error) => failures < RETRIES && !isFinal(error),
    },
  },
});

/** A refusal would be the same again; only a missing answer, or a server that fails, is worth another attempt. */
function isFinal(error: Error): boolean {
  return error instanceof SessionEnded || (error instanceof ApiError && error.status >= 400 && error.status < 500);
}
