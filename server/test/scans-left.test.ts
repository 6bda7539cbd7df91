import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanContract, scanProgress } from '@keydate/contracts/scans';
import { RecognitionPool } from '../src/adapters/recognizer/recognition-pool';
import { ask } from './ask';
import { aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

/** Reads a PDF at once, and is never done with a photograph. */
const READER = `
  const memory = process.memoryUsage.rss();
  const progress = { stage: 'reading', page: 1, pages: 1, rows: 0 };
  const summary = { rows: 0, withDay: 0, needLook: 0, otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [] };
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
  const file = join(folder, 'reader.mjs');
  await writeFile(file, READER);
  const recognition = new RecognitionPool({ entry: { file }, processes: 1, queue: 1, onProblem: () => undefined });
  server = await startTestServer({}, { recognition });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('whoever leaves while their contract is read makes place for the next at once', async () => {
  const { token } = await aRealtor(server);
  const scanId = randomUUID();
  const tab = new AbortController();
  const scanning = ask(server, scanContract, {
    token,
    query: { scanId },
    files: { file: PHOTOGRAPH },
    signal: tab.signal,
  });
  const isReading = async () => {
    const { status, body } = await ask(server, scanProgress, { token, params: { scanId } });
    return status === 200 && body.result.stage === 'reading';
  };
  while (!(await isReading()));

  tab.abort();

  await expect(scanning).rejects.toThrow('aborted');
  const next = await ask(server, scanContract, { token, files: { file: PDF } });
  expect(next.body.result).toEqual([['a row']]);
});
