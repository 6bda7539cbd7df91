import type { ShellEvent } from '@keydate/contracts/telemetry';

/** A request that was answered. The route is the pattern, so that no id and no token of its address is told. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  startedAt: Date;
  tookMs: number;
  /** The W3C `traceparent` that the request came with. */
  traceparent: string | undefined;
}

/** Tells the people who run the server how it does, without anything that tells of people. */
export interface Traces {
  request(answered: AnsweredRequest): void;
  /** What a page has reported of a remote, by the release of its host. */
  shellEvent(event: ShellEvent, reported: { host: string | null; at: Date }): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Nobody has asked for traces. */
export const noTraces: Traces = {
  request: () => undefined,
  shellEvent: () => undefined,
  close: () => Promise.resolve(),
};
