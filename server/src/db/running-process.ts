import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Where the start time stands in /proc/<pid>/stat, counted from behind the program's name. */
const START_TIME = 19;

/** Names this process for as long as it runs: its number alone would be another's one day. */
export function thisProcess(): string {
  return `${process.pid}:${startOf(process.pid)}`;
}

/** Whether the process that called itself `name` still runs. */
export function isRunning(name: string): boolean {
  const pid = Number(name.split(':')[0]);
  return pid > 0 && name === `${pid}:${startOf(pid)}`;
}

/** When a process began, in whatever words the system has for it; null when there is none of this number. */
function startOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name stands in parentheses and may hold blanks and parentheses itself
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME] ?? null;
  } catch {
    return null;
  }
}
