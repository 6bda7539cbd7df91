import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScanProgress } from '@keydate/contracts/scans';
import { AppError } from '../../app-error';
import { RecognitionPool, type RecognitionPoolOptions } from './recognition-pool';

let folder: string;
let pool: RecognitionPool | undefined;
const problems: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kd-pool-'));
  problems.length = 0;
});
afterEach(async () => {
  await pool?.close();
  await rm(folder, { recursive: true });
});

/** A pool whose processes do as the first byte of the file says. */
async function aPool(options: Partial<RecognitionPoolOptions> = {}): Promise<RecognitionPool> {
  const file = join(folder, 'reader.mjs');
  await writeFile(
    file,
    `
    const summary = { rows: 0, withDay: 0, needLook: 0, otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [], pagesLeftOut: [] };
    const reading = { rows: [['pid', String(process.pid)]], summary, doubts: [], proposals: [] };
    const memory = process.memoryUsage.rss();
    const progress = { stage: 'reading', page: 1, pages: 1, rows: 0 };
    const held = [];
    const acts = {
      r: () => process.send({ kind: 'read', reading, memory }),
      x: () => process.exit(1),
      k: () => process.kill(process.pid, 'SIGKILL'),
      n: () => process.send({ kind: 'refused', code: 'CONTRACT_NO_TABLE', memory }),
      f: () => process.send({ kind: 'failed', problem: 'it broke', memory }),
      h: () => process.send({ kind: 'progress', progress, memory }),
      p: () => setInterval(() => process.send({ kind: 'progress', progress, memory }), 20),
      s: () => process.send({ kind: 'progress', progress, memory, mostMs: 50 }),
      a: () => process.abort(),
      m: () => setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 20),
    };
    process.on('message', ({ bytes }) => acts[String.fromCharCode(bytes[0])]());
    process.on('disconnect', () => process.exit());
  `,
  );
  pool = new RecognitionPool({
    entry: { file },
    processes: 1,
    queue: 1,
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
  return pool;
}

const doing = (act: string) => Buffer.from(act);
const pidOf = async (pool: RecognitionPool) => (await pool.readContract(doing('r'))).rows[0]?.[1];

describe('a pool of recognizing processes', () => {
  test('reads one contract after another in the same process', async () => {
    const pool = await aPool();
    expect(await pidOf(pool)).toBe(await pidOf(pool));
  });

  test('passes on what a process refuses, and keeps the process', async () => {
    const pool = await aPool();
    const before = await pidOf(pool);
    await expect(pool.readContract(doing('n'))).rejects.toEqual(new AppError('CONTRACT_NO_TABLE'));
    expect(await pidOf(pool)).toBe(before);
  });

  test.each([
    ['x', 'its process ended with code 1'],
    ['f', 'it broke'],
  ])('a crash (%s) fails that scan with a sentence and is told; the next one is read', async (act, told) => {
    const pool = await aPool();
    await expect(pool.readContract(doing(act))).rejects.toEqual(new AppError('SCAN_FAILED'));
    expect(problems).toEqual([told]);
    expect(await pidOf(pool)).toMatch(/^\d+$/);
  });

  test('a contract that makes its process grow beyond the bound, without a word, is refused alone', async () => {
    const pool = await aPool({ mostMemory: 200 * 1024 * 1024 });
    await expect(pool.readContract(doing('m'))).rejects.toEqual(new AppError('CONTRACT_TOO_DEMANDING'));
    expect(problems).toEqual([expect.stringMatching(/^it took [23]\d\d MB of memory$/)]);
    expect(await pidOf(pool)).toMatch(/^\d+$/);
  });

  test.each([
    ['it has read enough', { contracts: 1, memory: Infinity }],
    ['it has grown', { contracts: Infinity, memory: 1 }],
  ])('a new process takes the place of one when %s', async (_why, worn) => {
    const pool = await aPool({ worn });
    expect(await pidOf(pool)).not.toBe(await pidOf(pool));
  });

  test('silence is a hang: the process is ended and the scan fails', async () => {
    const pool = await aPool({ silenceMs: 50 });
    await expect(pool.readContract(doing('h'))).rejects.toEqual(new AppError('SCAN_TIMED_OUT'));
    expect(problems).toEqual(['it said nothing for 0.05 s']);
  });

  test('a scan ends after its time, however much it says', async () => {
    const pool = await aPool({ maxMs: 300 });
    await expect(pool.readContract(doing('p'))).rejects.toEqual(new AppError('SCAN_TIMED_OUT'));
    expect(problems).toEqual(['it was not done after 0.3 s']);
  });

  test('a step that takes longer than it may is the file’s fault', async () => {
    const pool = await aPool();
    await expect(pool.readContract(doing('s'))).rejects.toEqual(new AppError('CONTRACT_TOO_DEMANDING'));
    expect(problems).toEqual(['a step of it took more than 0.05 s']);
  });

  test.each([
    ['ends itself, as Node does without memory', 'a', 'its process ended with SIGABRT'],
    ['is killed, as by a system without memory', 'k', 'its process ended with SIGKILL'],
  ])('so is a process that %s; the next contract is read', async (_how, act, told) => {
    const pool = await aPool();
    await expect(pool.readContract(doing(act))).rejects.toEqual(new AppError('CONTRACT_TOO_DEMANDING'));
    expect(problems).toEqual([told]);
    expect(await pidOf(pool)).toMatch(/^\d+$/);
  });

  test('cancelling ends the process at once, and frees the place for the next', async () => {
    const pool = await aPool();
    const cancel = new AbortController();
    const scan = pool.readContract(doing('p'), {
      signal: cancel.signal,
      onProgress: ({ stage }: ScanProgress) => stage === 'reading' && cancel.abort(),
    });
    await expect(scan).rejects.toEqual(new AppError('SCAN_CANCELLED'));
    expect(problems).toEqual([]);
    expect(await pidOf(pool)).toMatch(/^\d+$/);
  });

  test('what does not fit the queue is refused, and a cancelled one leaves the queue', async () => {
    const pool = await aPool();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = pool.readContract(doing('p'), { signal: first.signal });
    const waiting = pool.readContract(doing('r'), { signal: second.signal });
    await expect(pool.readContract(doing('r'))).rejects.toEqual(new AppError('SCAN_BUSY'));
    expect(pool.isFull).toBe(true);
    second.abort();
    await expect(waiting).rejects.toEqual(new AppError('SCAN_CANCELLED'));
    const next = pool.readContract(doing('r'));
    first.abort();
    await expect(running).rejects.toEqual(new AppError('SCAN_CANCELLED'));
    expect((await next).rows).toHaveLength(1);
  });

  test('closing it interrupts what runs and what waits, and takes no more', async () => {
    const pool = await aPool();
    const scans = [pool.readContract(doing('p')), pool.readContract(doing('r'))];
    const outcomes = Promise.allSettled(scans);
    await pool.close();
    expect(await outcomes).toEqual([
      { status: 'rejected', reason: new AppError('SCAN_INTERRUPTED') },
      { status: 'rejected', reason: new AppError('SCAN_INTERRUPTED') },
    ]);
    await expect(pool.readContract(doing('r'))).rejects.toEqual(new AppError('SCAN_INTERRUPTED'));
  });
});
