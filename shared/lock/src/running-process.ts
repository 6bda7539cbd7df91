import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Position of the start time in /proc/<pid>/stat, counted after the program's name. */
const START_TIME = 19;

/** Names this process. The number alone is not enough: after the process has ended, another one may get it. */
export function thisProcess(): string {
  return `${process.pid}:${startOf(process.pid)}`;
}

/** True if the process that `thisProcess` named so is still running. */
export function isRunning(name: string): boolean {
  const pid = Number(name.split(':')[0]);
  return pid > 0 && name === `${pid}:${startOf(pid)}`;
}

/** When a process started, in the system's own notation; null when no process has this number. */
function startOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name is in parentheses and may itself contain spaces and parentheses
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME] ?? null;
  } catch {
    return null;
  }
}
