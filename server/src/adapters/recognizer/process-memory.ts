import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resident memory of a process of this machine, in bytes, as the system reports it; undefined if that fails. */
export async function memoryOf(pid: number): Promise<number | undefined> {
  try {
    const kilobytes = process.platform === 'linux' ? await fromStatus(pid) : await fromPs(pid);
    return Number.isFinite(kilobytes) ? kilobytes * 1024 : undefined;
  } catch {
    return undefined;
  }
}

async function fromStatus(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? Number.NaN);
}

async function fromPs(pid: number): Promise<number> {
  return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim() || Number.NaN);
}
