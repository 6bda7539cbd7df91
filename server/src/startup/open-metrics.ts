import { createServer } from 'node:http';
import { prometheusMetrics } from '../adapters/prometheus-metrics';
import type { Database } from '../db/database';
import { countFailingMails, measureMails } from '../mail';
import { OperationRefused } from '../db/backup/operation-refused';
import type { Clock } from '../ports/clock';
import type { Metrics } from '../ports/metrics';
import { measureReminders } from '../reminders';
import { measureReadings } from '../transactions';

/** Only this machine reads them: a collector elsewhere goes through one that runs here. */
const LOOPBACK = '127.0.0.1';

/** Metrics, and the address of this machine at which Prometheus reads them. Throws OperationRefused if the port is taken. */
export async function openMetrics(
  port: number,
  { db, clock }: { db: Database; clock: Clock },
): Promise<Metrics & { address: string; close(): void }> {
  const metrics = prometheusMetrics({
    connections: () => db.connections(),
    work: async () => {
      const now = clock.now();
      const queues = {
        mails: await measureMails(db, now),
        readings: await measureReadings(db, now),
        reminders: await measureReminders(db, now),
      };
      return { queues, failingMails: await countFailingMails(db) };
    },
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', (error) =>
      fail(new OperationRefused(`METRICS_PORT ${port} cannot be used: ${error.message}`, { cause: error })),
    );
    server.listen(port, LOOPBACK, listening);
  });
  const address = server.address();
  return {
    ...metrics,
    address: `http://${LOOPBACK}:${typeof address === 'object' ? (address?.port ?? port) : port}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
