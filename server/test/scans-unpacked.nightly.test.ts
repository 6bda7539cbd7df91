import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createDeflate, deflateSync } from 'node:zlib';
import { openRecognition } from '../src/adapters/recognizer/open-recognition';
import { builtPrograms } from '../src/startup/built-programs';
import { aRealtor } from './people';
import { scanFile } from './scans';
import { startTestServer, type TestServer } from './test-server';

const run = promisify(execFile);
const MB = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  const { recognizer } = builtPrograms(join(import.meta.dirname, '..'));
  server = await startTestServer({}, { recognition: openRecognition(recognizer, 'tesseract', () => undefined) });
});
afterAll(() => server.close());

/** A page whose content is a gigabyte of blanks, packed twice: some two kilobytes. */
async function aPackedGigabyte(): Promise<Buffer> {
  const blanks = Buffer.alloc(8 * MB, ' ');
  const once = await buffer(Readable.from(Array.from({ length: 128 }, () => blanks)).pipe(createDeflate({ level: 9 })));
  const content = deflateSync(once, { level: 9 });
  const head = [
    '%PDF-1.7',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<>>>>endobj',
    `4 0 obj<</Length ${content.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
  ].join('\n');
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]);
}

/** The most memory, in bytes, that a process started by this one had while `work` ran, as `ps` reports it. */
async function peakDuring(work: Promise<unknown>): Promise<number> {
  let peak = 0;
  const over = new AbortController();
  void work.finally(() => over.abort()).catch(() => undefined);
  while (!over.signal.aborted) {
    const { stdout } = await run('ps', ['-A', '-o', 'ppid=,rss=']);
    const ours = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
    for (const [parent, kilobytes = 0] of ours) if (parent === process.pid) peak = Math.max(peak, kilobytes * 1024);
  }
  return peak;
}

test('a PDF of 2 KB that unpacks to a gigabyte is refused as at fault, and its process stays small', async () => {
  const bytes = await aPackedGigabyte();
  expect(bytes.length).toBeLessThan(4096);
  const realtor = await aRealtor(server);
  const scan = scanFile(server, realtor, bytes);
  const peak = await peakDuring(scan);
  const { status, body } = await scan;
  expect([status, body.code]).toEqual([422, 'CONTRACT_TOO_DEMANDING']);
  // two such scans hold both places for an hour
  expect((await scanFile(server, realtor, bytes)).status).toBe(422);
  expect((await scanFile(server, realtor, bytes)).body).toMatchObject({ status: 429, code: 'SCAN_PLACE_HELD' });
  // the streams are counted and never stored, so that it stays far below the 700 MB at which it would be ended
  expect(peak / MB).toBeLessThan(300);
});
