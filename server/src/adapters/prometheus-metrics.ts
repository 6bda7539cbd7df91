import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from '../db/database';
import type { Metrics, Queue } from '../ports/metrics';

interface Sources {
  connections: () => Connections;
  /** Asked at each scrape. */
  work: () => Promise<WaitingWork>;
}

/** Work that the database has and nobody has done. */
interface WaitingWork {
  queues: Readonly<Record<string, Queue>>;
  failingMails: number;
}

/** A collector waits for ten seconds, and the other figures are ready. */
const PATIENCE_MS = 2000;

/** Around the bounds that matter to people: an answer at once, after a moment, and too late. */
const ANSWER_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** Metrics in the text format of Prometheus, with those of the process: its memory, its event loop's delay. */
export function prometheusMetrics({ connections, work }: Sources): Metrics & { text(): Promise<string> } {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'keydate_request_seconds',
    help: 'How long answers took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_S,
    registers,
  });
  const scans = new Counter({
    name: 'keydate_scans_total',
    help: 'Contracts by their outcome: read, or the code of the refusal.',
    labelNames: ['outcome'],
    registers,
  });
  const failures = new Counter({
    name: 'keydate_failures_total',
    help: 'Work in the background that failed.',
    labelNames: ['work'],
    registers,
  });
  new Gauge({
    name: 'keydate_database_connections',
    help: 'Connections in use and idle, and work that waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries<number>({ ...connections() })) this.set({ state }, count);
    },
  });
  const waiting = new Gauge({
    name: 'keydate_queue_waiting',
    help: 'How much of a queue is due and not done.',
    labelNames: ['queue'],
    registers,
  });
  const oldest = new Gauge({
    name: 'keydate_queue_oldest_seconds',
    help: 'For how long the oldest of a queue has been due.',
    labelNames: ['queue'],
    registers,
  });

  const failing = new Gauge({
    name: 'keydate_mails_failing',
    help: 'Mails that were tried in vain and will be tried again.',
    registers,
  });

  async function measureWork(): Promise<void> {
    waiting.reset();
    oldest.reset();
    failing.remove();
    // while the database is away there are no figures of its work, and all others count more than ever
    const measured = await inTime(work()).catch(() => null);
    if (!measured) return;
    for (const [queue, figures] of Object.entries(measured.queues)) {
      waiting.set({ queue }, figures.waiting);
      oldest.set({ queue }, figures.oldestS);
    }
    failing.set(measured.failingMails);
  }

  return {
    request: ({ method, route, status, tookMs }) => requests.observe({ method, route, status }, tookMs / 1000),
    scan: (outcome) => scans.inc({ outcome }),
    failure: (work) => failures.inc({ work }),
    text: async () => {
      await measureWork();
      return register.metrics();
    },
  };
}

/** Null if it takes too long, as where the database does not answer. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
