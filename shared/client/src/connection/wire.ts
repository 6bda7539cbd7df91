/** The four states of the tab's connection (spec § 4.6): `error` while it is tried again, `failed` when that was given up. */
export type ConnectionStatus = 'disconnected' | 'connected' | 'error' | 'failed';

/** Receives a wire's status and the events that arrive over it. */
export interface WireListener {
  status(status: ConnectionStatus): void;
  event(name: string, payload: unknown): void;
  /** The server refused to connect, with a code of the error catalog. */
  refused(code: string): void;
}

/** One socket, as the connection uses it: socket-io.ts has the product's, @keydate/testing a fake. */
export interface Wire {
  /**
   * Sends a call and gives its acknowledgement. Rejects when the connection breaks, and when no acknowledgement comes in time:
   * then it has closed the connection, which may be dead, and opens another.
   */
  call(event: string, payload: unknown): Promise<unknown>;
  /** Connects again after `failed`. */
  connect(): void;
  close(): void;
}

/** Opens a socket of the session with this token. */
export type OpenWire = (token: string, listener: WireListener) => Promise<Wire>;
