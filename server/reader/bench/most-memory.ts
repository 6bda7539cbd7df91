import { readFile } from 'node:fs/promises';

/**
 * The most memory that a process has had in use so far, in MB; undefined if the system does not report it (only Linux
 * does).
 */
export async function mostMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
