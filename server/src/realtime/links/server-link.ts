import type { Server } from 'socket.io';

/** Connects the servers that share one product, so that an event reaches sockets at all of them. */
export interface ServerLink {
  /** The adapter of socket.io; undefined if there is only one server. */
  adapter?: NonNullable<Parameters<Server['adapter']>[0]>;
  /** True if events reach the other servers now. */
  isUp(): boolean;
  /** Calls back each time the link is up again after an outage: events may have been missed in between. */
  onBack(callBack: () => void): void;
  close(): Promise<void>;
}

/** For a single process, which has no other servers to reach. */
export const noLink: ServerLink = {
  isUp: () => true,
  onBack: () => undefined,
  close: () => Promise.resolve(),
};
