import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ERRORS } from '@keydate/contracts/errors';
import { scanContract, scanProgress } from '@keydate/contracts/scans';
import { sql } from 'drizzle-orm';
import type { Role } from '../src/config';
import type { Database } from '../src/db/database';
import { ask } from './ask';
import { openOwnDatabase } from './own-database';
import { aRealtor, type TestPerson } from './people';
import { aContract, aContractReading, heldRecognition, list } from './readings';
import { startTestServer, type TestServer } from './test-server';

/** One server answers people, and two read for it. */
let web: TestServer;
let scanners: Scanner[];
let db: Database;
let remove: () => Promise<void>;
let realtor: TestPerson;

interface Scanner extends Pick<TestServer, 'tools' | 'close' | 'origin'> {
  held: ReturnType<typeof heldRecognition>['held'];
  /** As far as the others can tell, the process is dead: it reaches the database no more. */
  die(): void;
}

beforeAll(async () => {
  const own = await openOwnDatabase();
  remove = async () => {
    await own.db.close();
    await own.remove();
  };
  db = { ...own.db, close: async () => undefined };
  web = await startTestServer(settingsOf('web'), { db });
  scanners = [await aScanner(), await aScanner()];
  realtor = await aRealtor(web);
});
afterAll(async () => {
  for (const server of [...scanners, web]) await server.close();
  await remove();
});

/** On PostgreSQL they also wake each other. */
const settingsOf = (...roles: Role[]) => ({ roles: new Set(roles), databaseUrl: process.env.TEST_DATABASE_URL });

async function aScanner(): Promise<Scanner> {
  const { recognition, held } = heldRecognition();
  recognition.places = 1;
  let isDead = false;
  const mortal = new Proxy(db, {
    get: (all, part: keyof Database) => {
      if (isDead && part !== 'close') throw new Error('dead');
      return all[part];
    },
  });
  const { sealedFiles } = web.tools;
  const server = await startTestServer(settingsOf('scan'), { db: mortal, recognition, sealedFiles });
  return { ...server, held, die: () => (isDead = true) };
}

function scan(
  scanId: string = randomUUID(),
  words = scanId,
  { signal, at = web }: { signal?: AbortSignal; at?: TestServer } = {},
) {
  const { token } = realtor;
  return ask(at, scanContract, {
    token,
    query: { scanId },
    files: { file: aContract(words) },
    ...(signal && { signal }),
  });
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(5);
}

/** Resolves with the server that reads this contract. */
async function readerOf(words: string): Promise<Scanner> {
  const reads = ({ held }: Scanner) => held.at(-1)?.bytes.includes(words) ?? false;
  await until(() => scanners.some(reads));
  return scanners.find(reads)!;
}

const stored = async (scanId: string) =>
  (
    await db.execute(sql`select state, has_file as "hasFile", reading, tries, waiters from contract_readings
      where scan_id = ${scanId} order by created_at desc`)
  ).rows[0];

test('a server that reads has the health of its own, and answers nobody', async () => {
  const statusOf = async (path: string) => (await fetch(scanners[0]!.origin + path)).status;
  expect(await Promise.all(['/health/ready', '/health/live', '/', '/api/v1/user/getuser'].map(statusOf))).toEqual([
    200, 200, 404, 404,
  ]);
});

test('a scan is read by another server than the one that is asked; its progress is there, no list has it, and nothing of it remains', async () => {
  const scanId = randomUUID();
  const scanning = scan(scanId);
  const { held } = await readerOf(scanId);
  const { token } = realtor;
  await until(async () => {
    const { status, body } = await ask(web, scanProgress, { token, params: { scanId } });
    return status === 200 && body.result.stage === 'reading';
  });
  expect(await list(web, realtor)).toEqual([]);
  held.at(-1)!.end(aContractReading);
  const { status, body } = await scanning;
  expect({ status, rows: body.result }).toEqual({ status: 201, rows: aContractReading.rows });
  await web.tools.background.settle();
  expect(await stored(scanId)).toMatchObject({ state: 'discarded', hasFile: false, reading: null });
});

test('the same scan asked for again joins the first; it ends when nobody waits, and another file is another scan', async () => {
  const scanId = randomUUID();
  const tabs = [new AbortController(), new AbortController()];
  const asked = tabs.map(({ signal }) => scan(scanId, 'one', { signal }));
  asked.forEach((scanning) => void scanning.catch(() => undefined));
  const { held } = await readerOf('one');
  const waiters = (count: number) => until(async () => (await stored(scanId))?.waiters === count);
  await waiters(2);
  tabs[0]!.abort();
  await waiters(1);
  const other = scan(scanId, 'two');
  (await readerOf('two')).held.at(-1)!.end(aContractReading);
  expect((await other).status).toBe(201);
  held.at(-1)!.end(aContractReading);
  expect((await asked[1]!).body.result).toEqual(aContractReading.rows);

  const tab = new AbortController();
  const leaving = scan(scanId, 'three', { signal: tab.signal }).catch(() => undefined);
  const { held: reads } = await readerOf('three');
  tab.abort();
  await leaving;
  await reads.at(-1)!.canceled;
});

test('a scan whose person waits at a server that stops is read on, and asked for again it is joined', async () => {
  const scanId = randomUUID();
  const stopped = await startTestServer(settingsOf('web'), { db, sealedFiles: web.tools.sealedFiles });
  const interrupted = scan(scanId, scanId, { at: stopped });
  const { held } = await readerOf(scanId);
  await stopped.close();
  expect((await interrupted).body).toMatchObject(ERRORS.SCAN_INTERRUPTED);
  expect(await stored(scanId)).toMatchObject({ state: 'reading', waiters: 0 });

  const again = scan(scanId);
  await until(async () => (await stored(scanId))?.waiters === 1);
  held.at(-1)!.end(aContractReading);
  expect((await again).body.result).toEqual(aContractReading.rows);
  await web.tools.background.settle();
  expect(await stored(scanId)).toMatchObject({ state: 'discarded', hasFile: false, reading: null, tries: 1 });
});

test('a server that stops while it reads hands the scan back at once, and another one reads it', async () => {
  const scanId = randomUUID();
  const scanning = scan(scanId);
  const stopped = await readerOf(scanId);
  const others = scanners.filter((scanner) => scanner !== stopped);
  await stopped.close();
  scanners = [...others, await aScanner()];
  (await readerOf(scanId)).held.at(-1)!.end(aContractReading);
  expect((await scanning).status).toBe(201);
  expect(await stored(scanId)).toMatchObject({ tries: 1 });
});

test('a server that dies while it reads loses no scan: another one reads it', async () => {
  const scanId = randomUUID();
  const scanning = scan(scanId);
  const dead = await readerOf(scanId);
  dead.die();
  // as after ten seconds
  await db.execute(sql`update contract_readings set leased_until = now() where scan_id = ${scanId}`);
  scanners = scanners.filter((scanner) => scanner !== dead);
  (await readerOf(scanId)).held.at(-1)!.end(aContractReading);
  expect((await scanning).status).toBe(201);
  expect(await stored(scanId)).toMatchObject({ tries: 2 });
  await dead.close();
});
