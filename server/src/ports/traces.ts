import type { ShellEvent } from '@keydate/contracts/telemetry';

/** A request. The route is the pattern, so that a trace contains no id and no token of its address. */
export interface BegunRequest {
  method: string;
  route: string;
  /** The W3C `traceparent` that the request came with. */
  traceparent: string | undefined;
}

export interface RequestTrace {
  /** The W3C `traceparent` of work that the request causes; undefined if nobody has asked for traces. */
  traceparent: string | undefined;
  answered(status: number): void;
}

/** Reports to the people who run the server how it does, without anything about people. */
export interface Traces {
  request(begun: BegunRequest): RequestTrace;
  /**
   * The reading of a contract begins, as part of the trace of the request that sent it. The returned function takes
   * `read`, or the code of the refusal.
   */
  reading(traceparent: string | null): (outcome: string) => void;
  /** A page's report of a remote, with the release of the page's host. */
  shellEvent(event: ShellEvent, reported: { host: string | null; at: Date }): void;
  /** Sends the remaining traces. */
  close(): Promise<void>;
}

/** Nobody has asked for traces. */
export const noTraces: Traces = {
  request: () => ({ traceparent: undefined, answered: () => undefined }),
  reading: () => () => undefined,
  shellEvent: () => undefined,
  close: () => Promise.resolve(),
};
