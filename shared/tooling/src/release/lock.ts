import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { isAlive } from '../is-alive';
import { isCode } from '../is-code';

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

/** The lock appears with its holder's name in it: one without could never be told from an abandoned one. */
async function take(path: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  try {
    return await appears(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Of two that wait for the same dead lock, the slower one may find that of the faster. It is moved aside first and read
 * again there: one whose holder lives goes back.
 */
async function dropIfAbandoned(path: string): Promise<void> {
  if (!(await isAbandoned(path))) return;
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return; // the other was faster
    throw error;
  }
  if (!(await isAbandoned(aside))) await appears(aside, path);
  await rm(aside, { force: true });
}

/** Gives a file a second name; false where that name is taken. */
async function appears(file: string, path: string): Promise<boolean> {
  try {
    await link(file, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  return holder > 0 && !isAlive(holder);
}
