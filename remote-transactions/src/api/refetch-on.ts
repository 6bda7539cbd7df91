import { connection } from '@keydate/client';
import type { SocketEvent } from '@keydate/contracts/socket';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Fetches the data of a query key again at each of these events, until the returned function is called. */
export function refetchOn(store: QueryClient, queryKey: QueryKey, ...events: SocketEvent[]): () => void {
  const refetch = () => void store.invalidateQueries({ queryKey });
  const ends = events.map((event) => connection().on(event, refetch));
  return () => ends.forEach((end) => end());
}
