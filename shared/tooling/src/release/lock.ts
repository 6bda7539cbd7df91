import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const patience = 20_000; // milliseconds; a release holds the lock for a fraction of a second

/**
 * Runs `work` while no other process does so with the same file. A lock whose holder has died is taken over.
 * Throws when the holder keeps it for 20 seconds.
 */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + patience;
  while (!(await take(path))) {
    await dropIfAbandoned(path);
    if (Date.now() > deadline) throw new Error(`Another release is at work; if it is not, remove ${path}.`);
    await setTimeout(50);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function dropIfAbandoned(path: string): Promise<void> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder > 0 && !isAlive(holder)) await rm(path, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
