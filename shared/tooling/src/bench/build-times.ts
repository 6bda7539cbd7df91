import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { productBuilds } from '../build/web-builds';
import { workspaceRoot } from '../workspace';

const run = promisify(execFile);

/** In seconds, on this machine. */
export interface BuildTimes {
  /** Host and all remotes, two at a time, with empty caches. */
  everything: number;
  /** Each remote on its own, with the cache of its last build, under a new release. */
  again: Record<string, number>;
}

/** @param folder an empty folder for the builds and their caches */
export async function timeBuilds(folder: string, say: (line: string) => void): Promise<BuildTimes> {
  const names = productBuilds().map(({ name }) => name);
  const cold = await secondsOf(() => pLimit(2).map(names, (name) => buildFresh(name, folder, 'cold')));
  say(`everything in ${cold.toFixed(1)} s`);
  const again: Record<string, number> = {};
  for (const name of names.filter((one) => one !== 'host')) {
    again[name] = await secondsOf(() => buildFresh(name, folder, 'again'));
    say(`${name} again in ${again[name].toFixed(1)} s`);
  }
  return { everything: cold, again };
}

/** The times as lines of Markdown. */
export function buildLines({ everything, again }: BuildTimes): string {
  const remotes = Object.entries(again).map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
  return `Cold build of everything, two at a time: ${everything.toFixed(1)} s. One remote again: ${remotes.join(', ')}.`;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** A process of its own, as in the product's own builds (build-stale.ts). */
async function buildFresh(name: string, folder: string, release: string): Promise<void> {
  const script = join(import.meta.dirname, 'build-fresh.ts');
  await run(process.execPath, ['--import', 'tsx', script, name, folder, `bench-${release}`], {
    cwd: workspaceRoot,
    maxBuffer: 1 << 26,
  });
}
