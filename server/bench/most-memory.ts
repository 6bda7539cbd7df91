import { readdir, readFile } from 'node:fs/promises';

/** The most memory that a process has had in use so far, in MB; undefined where the system does not tell (it is Linux's to tell). */
export async function mostMemory(pid: number | undefined): Promise<number | undefined> {
  return megabytes(await statusOf(String(pid)));
}

/** The same of the largest process that this one has started and that still runs. */
export async function mostMemoryOfChildren(): Promise<number | undefined> {
  const all = await Promise.all((await readdir('/proc').catch(() => [])).map(statusOf));
  const sizes = all
    .filter((status) => status.includes(`\nPPid:\t${process.pid}\n`))
    .flatMap((status) => megabytes(status) ?? []);
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

function statusOf(pid: string): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
}

function megabytes(status: string): number | undefined {
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
