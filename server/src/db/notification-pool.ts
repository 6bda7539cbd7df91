import pg from 'pg';

/** The connections that servers use to exchange messages through their database. */
export interface NotificationPool {
  pool: pg.Pool;
  /** True if this server now hears the others. */
  isListening: () => boolean;
  /** Calls back each time it hears them again after an outage. */
  onListeningAgain: (callBack: () => void) => void;
}

const CONNECTIONS = 4;
/** Called between the connection and the LISTEN that the adapter sends over it. */
const LISTEN_MS = 500;

/**
 * A pool for socket.io's adapter, which takes one connection to listen, and queries on others. The adapter does not
 * handle the error of a connection that breaks, which would end the process, nor does it release the connection, which
 * would leave none after a few restarts of the database. The pool does both.
 */
export function openNotificationPool(connectionString: string): NotificationPool {
  let listener: pg.PoolClient | undefined;
  let hasListened = false;
  const callBacks: (() => void)[] = [];

  const listenBy = (client: pg.PoolClient) => {
    if (hasListened) setTimeout(() => callBacks.forEach((callBack) => callBack()), LISTEN_MS).unref();
    hasListened = true;
    listener = client;
    client.once('end', () => {
      if (listener === client) listener = undefined;
      client.release(true);
    });
  };

  class ListeningPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callBack: Parameters<pg.Pool['connect']>[0]): void;
    override connect(callBack?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
      // the adapter's queries connect by a callback, its listener by a promise
      if (callBack) {
        super.connect(callBack);
        return undefined;
      }
      return super.connect().then((client) => {
        listenBy(client);
        return client;
      });
    }
  }

  // a notification is a commit, but need not survive a crash: messages do not wait until it is flushed
  const options = '-c synchronous_commit=off';
  const pool = new ListeningPool({ connectionString, options, max: CONNECTIONS });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return {
    pool,
    isListening: () => listener !== undefined,
    onListeningAgain: (callBack) => void callBacks.push(callBack),
  };
}
