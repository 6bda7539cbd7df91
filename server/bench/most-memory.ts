import { readFile } from 'node:fs/promises';

/** The most memory that a process has had in use so far, in MB; undefined where the system does not tell (it is Linux's to tell). */
export async function mostMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** The same of the largest process that this one has started and that still runs. */
export async function mostMemoryOfChildren(): Promise<number | undefined> {
  const pids = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '');
  const sizes = await Promise.all(pids.trim().split(/\s+/).map((pid) => mostMemory(Number(pid))));
  return sizes.reduce<number | undefined>((most, size) => (size !== undefined && size > (most ?? 0) ? size : most), undefined);
}
