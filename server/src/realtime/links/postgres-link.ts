import { createAdapter } from '@socket.io/postgres-adapter';
import { openNotificationPool } from '../../db/notification-pool';
import type { ServerLink } from './server-link';

/** Servers linked through the notifications of the PostgreSQL database that they share. */
export function postgresLink(databaseUrl: string, tell: (problem: string) => void): ServerLink {
  const { pool, isListening, onListeningAgain } = openNotificationPool(databaseUrl);
  return {
    adapter: createAdapter(pool, {
      channelPrefix: 'keydate:sockets',
      errorHandler: (error: Error) => tell(`An event could not be sent to the other servers: ${error.message}`),
    }),
    isUp: isListening,
    onBack: onListeningAgain,
    close: () => pool.end(),
  };
}
