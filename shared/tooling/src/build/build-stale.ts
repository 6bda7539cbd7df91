import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runLimited } from '../run-limited';
import type { WebBuild } from '../webpack/web-build';
import { workspaceRoot } from '../workspace';
import { isBuilt } from './cache';

const run = promisify(execFile);

/**
 * Makes those of the builds that are not there yet, `atOnce` at a time.
 * @param say gets one line for each that is ready, '2 of 7: billing (3.1 s)'
 * @returns the builds that are there now; one whose sources were saved meanwhile has a newer release
 */
export async function buildStale(
  builds: readonly WebBuild[],
  say: (line: string) => void,
  atOnce = Math.min(2, availableParallelism()),
): Promise<WebBuild[]> {
  const stale = builds.filter((build) => !isBuilt(build));
  let ready = 0;
  const made = await runLimited(stale, atOnce, async (build) => {
    const began = performance.now();
    const release = await buildInProcess(build.name);
    ready += 1;
    say(`${ready} of ${stale.length}: ${build.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return { ...build, release };
  });
  return builds.map((build) => made.find(({ name }) => name === build.name) ?? build);
}

/** Gives the release that was built. */
async function buildInProcess(name: string): Promise<string> {
  const script = join(import.meta.dirname, 'build-one.ts');
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, name], {
      cwd: workspaceRoot,
      maxBuffer: 1 << 26,
    });
    return stdout.trim();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`${name} cannot be built.\n${said}`, { cause: error });
  }
}
