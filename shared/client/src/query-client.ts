import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const FRESH_FOR_MS = 30_000;
const RETRIES = 2;

/** The one store of server state in the page; the host empties it when the person changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // a browser that is offline fails a call with its sentence, instead of waiting with it without a word
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: FRESH_FOR_MS,
      // a refusal will be the same the next time; only a missing answer or a failing server is worth asking again
      retry: (failures, error) =>
        failures < RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
