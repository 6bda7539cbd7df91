import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERRORS } from '@keydate/contracts/errors';
import { scanContract, scanProgress } from '@keydate/contracts/scans';
import { RecognitionPool } from '../src/adapters/recognizer/recognition-pool';
import { ask } from './ask';
import { aRealtor, type TestPerson } from './people';
import { startServerOnOwnDatabase } from './own-database';
import type { TestServer } from './test-server';

/** Reads a PDF at once, and never finishes a photograph. */
const READER = `
  const memory = process.memoryUsage.rss();
  const progress = { stage: 'reading', page: 1, pages: 1, rows: 0 };
  const summary = { rows: 0, withDay: 0, needLook: 0, otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [], pagesLeftOut: [] };
  const reading = { rows: [['a row']], summary, doubts: [], proposals: [] };
  process.on('message', ({ bytes }) => process.send(bytes[0] === 0xff ? { kind: 'progress', progress, memory } : { kind: 'read', reading, memory }));
  process.on('disconnect', () => process.exit());
`;
const PHOTOGRAPH = new Blob([new Uint8Array([0xff, 0xd8, 0xff])]);
const PDF = new Blob(['%PDF-1.7\n%%EOF']);

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kd-reader-'));
  await writeFile(join(folder, 'reader.mjs'), READER);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  const entry = { file: join(folder, 'reader.mjs') };
  const recognition = new RecognitionPool({ entry, processes: 1, queue: 4, onProblem: () => undefined });
  server = await startServerOnOwnDatabase({}, { recognition });
});
afterEach(() => server.close());

/** Begins to scan a photograph, and resolves when it is being read. */
async function aScanUnderWay({ token }: TestPerson) {
  const scanId = randomUUID();
  const tab = new AbortController();
  const options = { token, query: { scanId }, files: { file: PHOTOGRAPH }, signal: tab.signal };
  const scanning = ask(server, scanContract, options);
  scanning.catch(() => undefined);
  while ((await progressOf(scanId, token)) !== 'reading 1/1');
  return { scanId, scanning, leave: () => tab.abort() };
}

/** The progress of a scan, or the status of the refusal. */
async function progressOf(scanId: string, token: string): Promise<string | number> {
  const { status, body } = await ask(server, scanProgress, { token, params: { scanId } });
  return status === 200 ? `${body.result.stage} ${body.result.page}/${body.result.pages}` : status;
}

test('people who leave while their contract is read make place for the next at once', async () => {
  const realtor = await aRealtor(server);
  const { scanning, leave } = await aScanUnderWay(realtor);
  leave();
  await expect(scanning).rejects.toThrow('aborted');
  const next = await ask(server, scanContract, { token: realtor.token, files: { file: PDF } });
  expect(next.body.result).toEqual([['a row']]);
});

test('only the person who started a scan can follow it, until it ends', async () => {
  const [realtor, stranger] = [await aRealtor(server), await aRealtor(server)];
  const { scanId, scanning, leave } = await aScanUnderWay(realtor);
  expect(await progressOf(scanId, stranger.token)).toBe(404);
  leave();
  await expect(scanning).rejects.toThrow('aborted');
  while ((await progressOf(scanId, realtor.token)) !== 404);
});

test('a person has two scans at the most, and may begin another when one has ended', async () => {
  const realtor = await aRealtor(server);
  const { token } = realtor;
  const first = await aScanUnderWay(realtor);
  const second = ask(server, scanContract, { token, files: { file: PDF } });
  const third = ask(server, scanContract, { token, files: { file: PDF } });
  const refused = await Promise.race([second, third]);
  expect([refused.status, refused.body.message]).toEqual([429, ERRORS.SCANS_UNDER_WAY.message]);
  first.leave();
  expect((await Promise.all([second, third])).map(({ status }) => status).sort()).toEqual([201, 429]);
  expect((await ask(server, scanContract, { token, files: { file: PDF } })).status).toBe(201);
});

test('a server that stops gives up the scans that run, and tells the people who wait', async () => {
  const { scanning } = await aScanUnderWay(await aRealtor(server));
  await server.close();
  expect((await scanning).body).toMatchObject(ERRORS.SCAN_INTERRUPTED);
  server = await startServerOnOwnDatabase();
});
