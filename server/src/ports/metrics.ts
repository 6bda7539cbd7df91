/** An answered request; the route is its pattern. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  tookMs: number;
}

/** Counts what the server does, for the people who run it. A name is a route, a job or an outcome: never a person's. */
export interface Metrics {
  request(answered: AnsweredRequest): void;
  /** A contract was read, or not: `read`, or the code of the refusal. */
  scan(outcome: string): void;
  /** Work in the background failed: a job, a mail, a call of the payment provider. */
  failure(work: string): void;
}

/** The work that is due and not done: how much, and for how many seconds the oldest has been due. */
export interface Queue {
  waiting: number;
  oldestS: number;
}

/** Nobody has asked for metrics. */
export const noMetrics: Metrics = {
  request: () => undefined,
  scan: () => undefined,
  failure: () => undefined,
};
