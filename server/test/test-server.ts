import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argon2PasswordHasher } from '../src/adapters/argon2-password-hasher';
import { settableClock } from '../src/adapters/clocks';
import { encryptedFileStore } from '../src/adapters/encrypted-file-store';
import { secretSealer } from '../src/adapters/secret-sealer';
import { openRegistry } from '../src/platform/releases/registry/open-registry';
import { openRateLimits } from '../src/adapters/rate-limits';
import { openRecognition } from '../src/adapters/recognizer/open-recognition';
import { stripePayments } from '../src/adapters/stripe-payments/stripe-payments';
import { sharpPictureEncoder } from '../src/adapters/sharp-picture-encoder';
import { buildApp } from '../src/app';
import { connectContexts } from '../src/contexts';
import { readConfig, type AttemptLimits, type Config } from '../src/config';
import { openDatabase, type Database } from '../src/db/database';
import { makeBackground } from '../src/jobs/background';
import { readOnWake, startScanning } from '../src/jobs/start-scanning';
import type { Inbox, KeptMail } from '../src/ports/mailer';
import { noMetrics } from '../src/ports/metrics';
import { noTraces } from '../src/ports/traces';
import type { SettableClock } from '../src/ports/clock';
import { openLink } from '../src/realtime/links/open-link';
import { openRealtime } from '../src/realtime/open-realtime';
import { builtPrograms } from '../src/startup/built-programs';
import { openFiles } from '../src/startup/open-files';
import type { Tools } from '../src/tools';

/** Limits that no test meets. */
const MANY_ATTEMPTS: AttemptLimits = {
  perAddress: 100_000,
  perAccount: 100_000,
  perAccountAnywhere: 100_000,
  wrongPasswordsPerDay: 100_000,
};

/** Defaults are those of the demo; limits of attempts are out of reach. */
export type TestSettings = Partial<Omit<Config, 'attempts'>> & { attempts?: Partial<AttemptLimits> };

export interface TestServer {
  origin: string;
  tools: Tools;
  db: Database;
  clock: SettableClock;
  home: string;
  /** The mails to an address, newest first, once all requested ones have gone out. */
  mailsTo(address: string): Promise<KeptMail[]>;
  close(): Promise<void>;
}

/** Replacements for the server's own tools. */
export type TestTools = Partial<
  Pick<Tools, 'recognition' | 'mailer' | 'payments' | 'traces' | 'metrics' | 'db' | 'sealedFiles'>
> & {
  clock?: SettableClock;
};

/** The whole server on the run's database, listening on a port of its own, with a clock and an inbox of its own. */
export async function startTestServer(
  { attempts, ...settings }: TestSettings = {},
  { clock = settableClock(), db: ownDatabase, ...others }: TestTools = {},
): Promise<TestServer> {
  const home = await mkdtemp(join(tmpdir(), 'kd-home-'));
  const db = ownDatabase ?? (await openTestDatabase());
  const inbox = memoryInbox(clock);
  const failures: unknown[] = [];
  const background = makeBackground((_name, error) => failures.push(error));
  const presets = { home, codeSecret: () => 'a secret for the codes of tests, long enough' };
  const config = {
    ...readConfig({}, presets),
    attempts: { ...MANY_ATTEMPTS, ...attempts },
    clientMailsPerNetwork: 1_000_000,
    logLevel: 'silent',
    ...settings,
  } as const;
  const { files, releaseFiles, close: closeFiles } = await openFiles(config, () => undefined);
  const sealer = secretSealer(config.fileSecret);
  const rateLimits = openRateLimits(settings.redisUrl);
  const tools = connectContexts({
    config,
    db,
    clock,
    mailer: inbox,
    files,
    sealer,
    sealedFiles: encryptedFileStore(files, sealer),
    pictures: sharpPictureEncoder,
    passwords: await argon2PasswordHasher(),
    recognition: openRecognition(builtPrograms(join(import.meta.dirname, '..')).recognizer, 'tesseract', (problem) =>
      failures.push(new Error(problem)),
    ),
    rateLimits,
    realtime: openRealtime(
      openLink({ redisUrl: settings.redisUrl, databaseDirectUrl: settings.databaseUrl }, () => undefined),
    ),
    registry: openRegistry({ home, isShared: settings.databaseUrl !== undefined, db, warn: () => undefined }),
    releaseFiles,
    payments: noPayments,
    traces: noTraces,
    metrics: noMetrics,
    background,
    demo: { clock, inbox, sandbox: null },
    ...others,
  });
  const app = await buildApp(tools);
  // one that only reads also looks for contracts, as in production; the others leave that to the test
  const stopScanning = config.roles.has('web') ? undefined : startScanning(tools);
  if (config.roles.has('web') && config.roles.has('scan')) readOnWake(tools);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    tools,
    db,
    clock,
    home,
    mailsTo: async (address) => {
      await background.settle();
      if (failures.length > 0) throw failures[0];
      return inbox.list(address);
    },
    close: async () => {
      stopScanning?.();
      await app.close();
      await tools.recognition.close();
      await background.settle();
      await db.close();
      rateLimits.close();
      closeFiles();
      await rm(home, { recursive: true });
    },
  };
}

/** The run's database: PostgreSQL at TEST_DATABASE_URL, or else the embedded one that global-setup started. */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const connection = url ? { connectionString: url } : { host: process.env.KEYDATE_TEST_DATABASE! };
  return openDatabase({ connection, migrations: join(import.meta.dirname, '../drizzle'), poolSize: 6 });
}

/** Nobody listens there: a test that pays has a provider of its own (test/billing). */
const noPayments = stripePayments({
  secretKey: 'sk_test_nobody',
  publishableKey: 'pk_test_nobody',
  webhookSecret: 'whsec_nobody',
  sandbox: { host: '127.0.0.1', port: 9 },
  retries: 0,
});

function memoryInbox(clock: SettableClock): Inbox {
  const mails: KeptMail[] = [];
  return {
    domain: 'mail.example',
    send: async (mail) => void mails.unshift({ id: String(mails.length), ...mail, sentAt: clock.now().toISOString() }),
    list: async (to) => mails.filter((mail) => to === undefined || mail.to === to),
    close: async () => undefined,
  };
}
