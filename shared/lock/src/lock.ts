import { mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning, thisProcess } from './running-process';

/** Another process, or another part of this one, holds the lock. */
export class LockHeld extends Error {}

export interface Lock {
  release(): Promise<void>;
}

/**
 * Takes the lock until it is released or this process ends. A lock that a dead process left is taken over.
 *
 * The lock is a folder of numbered links, each of which names a process. A link appears in one step together with its
 * target, and only where there is none; and no number is used again while its link is there. So of several processes
 * that start together and see the same links, one gets the next number, and nobody removes the link of a live process.
 * @param folder absolute path of the lock; made where it does not exist
 * @throws LockHeld when somebody else holds it
 */
export async function takeLock(folder: string): Promise<Lock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const left = await readHolders(folder);
  refuseRunning(left, folder);
  const mine = String(Math.max(0, ...left.map(({ name }) => Number(name))) + 1);
  const path = join(folder, mine);
  await symlink(thisProcess(), path).catch((error: unknown) => {
    throw isTaken(error) ? heldError(folder) : error;
  });
  const release = () => rm(path, { force: true });
  try {
    // another process may have taken another number since the links were read
    const others = (await readHolders(folder)).filter(({ name }) => name !== mine);
    refuseRunning(others, folder);
  } catch (error) {
    await release();
    throw error;
  }
  for (const { name } of left) await rm(join(folder, name), { force: true });
  return { release };
}

/**
 * Runs `work` while nobody else holds the lock, and waits for its turn.
 * @param patienceMs how long to wait, in milliseconds
 * @throws LockHeld when the turn has not come by then
 */
export async function withLock<Result>(
  folder: string,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await waitForLock(folder, Date.now() + patienceMs);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function waitForLock(folder: string, deadline: number): Promise<Lock> {
  for (;;) {
    try {
      return await takeLock(folder);
    } catch (error) {
      if (!(error instanceof LockHeld) || Date.now() > deadline) throw error;
    }
    // two that refused each other must not meet again at the same moment
    await setTimeout(20 + Math.random() * 60);
  }
}

interface Holder {
  name: string;
  process: string;
}

async function readHolders(folder: string): Promise<Holder[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
  // a link that was removed in the meantime names nobody
  const processes = await Promise.all(names.map((name) => readlink(join(folder, name)).catch(() => '')));
  return names.map((name, index) => ({ name, process: processes[index] ?? '' }));
}

function refuseRunning(holders: readonly Holder[], folder: string): void {
  if (holders.some(({ process }) => isRunning(process))) throw heldError(folder);
}

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}

function heldError(folder: string): LockHeld {
  return new LockHeld(`Another process holds the lock ${folder}.`);
}
