import type { Server } from 'socket.io';

/** What connects the servers that share one product, so that an event reaches sockets at all of them. */
export interface ServerLink {
  /** The adapter of socket.io; undefined where one server is all there is. */
  adapter?: NonNullable<Parameters<Server['adapter']>[0]>;
  /** Whether events reach the other servers now. */
  isUp(): boolean;
  /** Calls back each time the link is there again after it was away: events may have been missed meanwhile. */
  onBack(callBack: () => void): void;
  close(): Promise<void>;
}

/** One process: there is nobody to reach. */
export const noLink: ServerLink = {
  isUp: () => true,
  onBack: () => undefined,
  close: () => Promise.resolve(),
};
