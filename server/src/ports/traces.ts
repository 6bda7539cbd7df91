import type { ShellEvent } from '@keydate/contracts/telemetry';

/** An answered request. The route is the pattern, so that a trace contains no id and no token of its address. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  startedAt: Date;
  tookMs: number;
  /** The W3C `traceparent` that the request came with. */
  traceparent: string | undefined;
}

/** Reports to the people who run the server how it does, without anything about people. */
export interface Traces {
  request(answered: AnsweredRequest): void;
  /** A page's report of a remote, with the release of the page's host. */
  shellEvent(event: ShellEvent, reported: { host: string | null; at: Date }): void;
  /** Sends the remaining traces. */
  close(): Promise<void>;
}

/** Nobody has asked for traces. */
export const noTraces: Traces = {
  request: () => undefined,
  shellEvent: () => undefined,
  close: () => Promise.resolve(),
};
