import type { AccountsAsks } from './accounts/asks';
import type { AccountsEvents } from './accounts/events';
import type { BillingAsks } from './billing/asks';
import type { Config } from './config';
import type { Database, Tx } from './db/database';
import type { Background } from './jobs/background';
import type { Clock, SettableClock } from './ports/clock';
import type { FileStore } from './ports/file-store';
import type { Metrics } from './ports/metrics';
import type { Inbox, Mailer } from './ports/mailer';
import type { PasswordHasher } from './ports/password-hasher';
import type { PictureEncoder } from './ports/picture-encoder';
import type { RateLimits } from './ports/rate-limits';
import type { RegistryStore } from './ports/registry-store';
import type { ReleaseFiles } from './ports/release-files';
import type { Realtime } from './ports/realtime';
import type { Payments } from './ports/payments';
import type { Traces } from './ports/traces';
import type { Sealer } from './ports/sealer';
import type { TextRecognition } from './ports/text-recognition';
import type { TransactionsAsks } from './transactions/asks';
import type { TransactionsEvents } from './transactions/events';

/** The demo's payment provider, as tests and the developer's tools use it. */
export interface DemoPayments {
  origin: string;
  /** Does the work that became due by the demo's clock, and sends the server its events. */
  catchUp(): Promise<void>;
  /** While `true`, its webhooks get lost. */
  loseEvents(isLosing: boolean): void;
  /** Confirms a card as its person would in the browser, with the test card that always pays. */
  typeCard(clientSecret: string): Promise<void>;
  setWebhook(target: { url: string; secret: string; events: readonly string[] }): void;
}

export interface Events extends AccountsEvents, TransactionsEvents {}
export interface Asks extends AccountsAsks, BillingAsks, TransactionsAsks {}

/** The tools of use cases. A use case takes the few that it needs: `Pick<Tools, 'db' | 'clock'>`. */
export interface Tools {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  files: FileStore;
  /** Encrypts what only this installation opens. */
  sealer: Sealer;
  /** The files that only this installation opens: people's contracts. */
  sealedFiles: FileStore;
  pictures: PictureEncoder;
  passwords: PasswordHasher;
  recognition: TextRecognition;
  rateLimits: RateLimits;
  realtime: Realtime;
  registry: RegistryStore;
  releaseFiles: ReleaseFiles;
  payments: Payments;
  traces: Traces;
  metrics: Metrics;
  background: Background;
  /** Announces a change to the contexts above, in its database transaction. */
  events: { [E in keyof Events]: (tx: Tx, what: Events[E]) => Promise<void> };
  /** Asks a context above. */
  ask: Asks;
  /** The tools that only the demo has: nobody can reach them in production. */
  demo: { clock: SettableClock; inbox: Inbox; sandbox: DemoPayments | null } | null;
}
