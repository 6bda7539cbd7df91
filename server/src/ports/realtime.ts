import type { Server } from 'node:http';
import type { SocketCall, SocketEvent, SocketPayload, SocketReply } from '@keydate/contracts/socket';
import type { FastifyBaseLogger } from 'fastify';

/** The person at the other end of a socket: a member with a full session. */
export interface SocketCaller {
  personId: string;
  companyId: string;
  sessionId: string;
}

export type SocketHandler<C extends SocketCall> = (
  payload: SocketPayload<C>,
  caller: SocketCaller,
) => Promise<SocketReply<C>>;

/** The sockets of all tabs and devices, on this server and on those linked to it. */
export interface Realtime {
  /**
   * Binds a socket call of the contract to its handler; an error that the handler throws is acknowledged as a refusal.
   */
  answer<C extends SocketCall>(call: C, handler: SocketHandler<C>): void;
  /** Sends an event to every tab and device of a person. */
  emitTo<E extends SocketEvent>(personId: string, event: E, payload: SocketPayload<E>): void;
  /** Wakes all servers, this one too, that wait for it; it is lost where the link is down, so that they also look from time to time. */
  wake(what: string): void;
  /** Calls back each time that any server wakes for this, until the returned function is called. */
  onWake(what: string, callBack: () => void): () => void;
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void;
  /** Closes a person's sockets, except those of one session. */
  endSessionsOf(personId: string, exceptSessionId?: string): void;
  /** Takes connections at socket.io's path of an HTTP server. */
  attach(server: Server, admission: SocketAdmission): void;
  /**
   * Closes each socket at some moment of the second half of this time, in ms, so that not all tabs connect to other servers at once.
   * The first half is for a proxy to notice that this server is no longer ready.
   */
  disperse(withinMs: number): void;
  /** Closes the sockets, so that their tabs connect to another server, and takes no more. */
  close(): Promise<void>;
}

/** The check of a connection, and the session by which it stays open. */
export interface SocketAdmission {
  /** The caller of a token; throws an AppError if it admits nobody. */
  admit: (token: string) => Promise<SocketCaller>;
  /** Those of these sessions that have not ended. */
  openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  log: Pick<FastifyBaseLogger, 'error'>;
}
