import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockHeld, takeLock, withLock } from './lock';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'keydate-lock-')), 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** Leaves the lock of a holder that was killed. */
async function leaveHolder(name: string, process: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await symlink(process, join(folder, name));
}

async function holdInAnotherProcess(): Promise<ChildProcess> {
  const script = `
    const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))});
    await takeLock(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(holder.stdout, 'data');
  return holder;
}

async function takeAtOnce(count: number) {
  const takers = await Promise.allSettled(Array.from({ length: count }, () => takeLock(folder)));
  return takers.filter(({ status }) => status === 'fulfilled');
}

test('one holds the lock at a time, and it is free after a release', async () => {
  const lock = await takeLock(folder);
  await expect(takeLock(folder)).rejects.toThrow(LockHeld);
  await lock.release();
  await (await takeLock(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

test('a lock is taken over from a killed process, even when another process has its number by now', async () => {
  await leaveHolder('4', `${process.pid}:long ago`);
  const lock = await takeLock(folder);
  expect(await readdir(folder)).toEqual(['5']);
  await expect(takeLock(folder)).rejects.toThrow(LockHeld);
  await lock.release();
});

test('another process keeps the lock while it runs, and kill -9 frees it', async () => {
  const other = await holdInAnotherProcess();
  await expect(takeLock(folder)).rejects.toThrow(LockHeld);

  other.kill('SIGKILL');
  await once(other, 'close');
  await expect(takeLock(folder)).resolves.toBeDefined();
});

test('of several that take a free lock at once, one gets it', async () => {
  expect(await takeAtOnce(8)).toHaveLength(1);
});

test('of several that take over a lock at once, one gets it', async () => {
  await leaveHolder('1', '999999999:0');
  expect(await takeAtOnce(8)).toHaveLength(1);
});

test('those that wait for a lock get it one after the other', async () => {
  await leaveHolder('1', '999999999:0');
  let inside = 0;
  const seen: number[] = [];
  const work = async (): Promise<void> => {
    inside += 1;
    seen.push(inside);
    await readdir(folder);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => withLock(folder, 60_000, work)));
  expect(seen).toEqual(Array.from({ length: 12 }, () => 1));
  expect(await readdir(folder)).toEqual([]);
});

test('whoever runs out of patience is told that the lock is held', async () => {
  await takeLock(folder);
  await expect(withLock(folder, 0, () => Promise.resolve())).rejects.toThrow(LockHeld);
});

test('the lock is released when the work fails', async () => {
  await expect(withLock(folder, 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});
