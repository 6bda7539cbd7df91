import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { WebBuild } from '../webpack/web-build';
import { workspaceRoot } from '../workspace';
import { isBuilt } from './cache';
import { namesOfCheckout } from './make-build';

const run = promisify(execFile);

/**
 * Makes the builds that do not exist yet, `atOnce` at a time.
 * @param say is called with one line for each finished build: '2 of 7: billing (3.1 s)'
 * @returns the builds that exist now; one whose sources were saved in the meantime has a newer release
 */
export async function buildStale(
  builds: readonly WebBuild[],
  say: (line: string) => void,
  atOnce = Math.min(2, availableParallelism()),
): Promise<WebBuild[]> {
  const stale = builds.filter((build) => !isBuilt(build));
  // once for all of them: builds that run at the same time would each ask the compiler
  await Promise.all(stale.slice(0, 1).map(namesOfCheckout));
  let ready = 0;
  const limitConcurrency = pLimit(atOnce);
  const tasks = stale.map((build) =>
    limitConcurrency(async () => {
      const began = performance.now();
      const release = await buildInProcess(build);
      ready += 1;
      say(`${ready} of ${stale.length}: ${build.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
      return { ...build, release };
    }),
  );
  await Promise.allSettled(tasks); // when one fails, none of the others is left running in the background
  const made = await Promise.all(tasks);
  return builds.map((build) => made.find(({ name }) => name === build.name) ?? build);
}

/** Builds in a process of its own and returns the release that was built. */
async function buildInProcess({ name, isPlain }: WebBuild): Promise<string> {
  const script = join(import.meta.dirname, 'build-one.ts');
  const manner = isPlain ? ['plain'] : [];
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, name, ...manner], {
      cwd: workspaceRoot,
      maxBuffer: 1 << 26,
    });
    return stdout.trim();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`${name} cannot be built.\n${said}`, { cause: error });
  }
}
