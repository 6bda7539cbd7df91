import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argon2PasswordHasher } from '../src/adapters/argon2-password-hasher';
import { settableClock } from '../src/adapters/clocks';
import { folderFileStore } from '../src/adapters/folder-file-store';
import { openRecognition } from '../src/adapters/recognizer/open-recognition';
import { sharpPictureEncoder } from '../src/adapters/sharp-picture-encoder';
import { buildApp } from '../src/app';
import { readConfig, type Config } from '../src/config';
import { openDatabase, type Database } from '../src/db/database';
import { makeBackground } from '../src/jobs/background';
import type { Inbox, KeptMail } from '../src/ports/mailer';
import type { SettableClock } from '../src/ports/clock';
import { builtPrograms } from '../src/startup/built-programs';
import type { Tools } from '../src/tools';

export interface TestServer {
  origin: string;
  tools: Tools;
  db: Database;
  clock: SettableClock;
  home: string;
  /** The mails to an address, newest first, once all that were asked for have gone out. */
  mailsTo(address: string): Promise<KeptMail[]>;
  close(): Promise<void>;
}

/** The whole server on the run's database, listening on a port of its own, with a clock and an inbox of its own. */
export async function startTestServer(
  settings: Partial<Config> = {},
  others: Partial<Pick<Tools, 'recognition'>> = {},
): Promise<TestServer> {
  const home = await mkdtemp(join(tmpdir(), 'kd-home-'));
  const db = await openTestDatabase();
  const clock = settableClock();
  const inbox = memoryInbox(clock);
  const failures: unknown[] = [];
  const background = makeBackground((_name, error) => failures.push(error));
  const presets = { home, codeSecret: () => 'a secret for the codes of tests, long enough' };
  const tools: Tools = {
    config: {
      ...readConfig({}, presets),
      attempts: { perAddress: 100_000, perAccount: 100_000 },
      clientMailsPerNetwork: 1_000_000,
      logLevel: 'silent',
      ...settings,
    },
    db,
    clock,
    mailer: inbox,
    files: folderFileStore(join(home, 'files')),
    pictures: sharpPictureEncoder,
    passwords: await argon2PasswordHasher(),
    recognition: openRecognition(builtPrograms(join(import.meta.dirname, '..')).recognizer, 'tesseract', (problem) =>
      failures.push(new Error(problem)),
    ),
    background,
    demo: { clock, inbox },
    ...others,
  };
  const app = await buildApp(tools);
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
      await app.close();
      await tools.recognition.close();
      await background.settle();
      await db.close();
      await rm(home, { recursive: true });
    },
  };
}

/** The run's database: PostgreSQL at TEST_DATABASE_URL, else the embedded one that global-setup started. */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const connection = url ? { connectionString: url } : { host: process.env.KEYDATE_TEST_DATABASE! };
  return openDatabase({ connection, migrations: join(import.meta.dirname, '../drizzle'), poolSize: 6 });
}

function memoryInbox(clock: SettableClock): Inbox {
  const mails: KeptMail[] = [];
  return {
    send: async (mail) => void mails.unshift({ id: String(mails.length), ...mail, sentAt: clock.now().toISOString() }),
    list: async (to) => mails.filter((mail) => to === undefined || mail.to === to),
    close: async () => undefined,
  };
}
