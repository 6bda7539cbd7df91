import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

interface ProcessStat {
  parent: number;
  /** Of the process itself, and of the children that have ended. */
  ms: number;
}

/** The processor time in milliseconds that a process and all its children, living and ended, have taken so far. */
export function processorMs(pid: number): number {
  const all = new Map(readdirSync('/proc').flatMap((name) => statOf(name)));
  const within = (id: number): boolean => {
    const parent = all.get(id)?.parent;
    return id === pid || (parent !== undefined && within(parent));
  };
  return [...all].filter(([id]) => within(id)).reduce((sum, [, { ms }]) => sum + ms, 0);
}

/** The memory in megabytes that a process has in use. */
export function memoryMb(pid: number): number {
  const [, kB = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1000;
}

function statOf(name: string): [number, ProcessStat][] {
  if (!/^\d+$/.test(name)) return [];
  try {
    // the name of a program, in parentheses, may have spaces
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, ticks] = [fields[1], fields.slice(11, 15)];
    return [[Number(name), { parent, ms: ticks.reduce((sum, one) => sum + one, 0) * MS_PER_TICK }]];
  } catch {
    return []; // it has ended since
  }
}
