import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run, type RunOptions, type RunResult } from '../terminal/run';
import { workspaceRoot } from '../workspace';

/** Runs the tests of the repository that works with a kit, by the kit's preset. */
export function runKitTests(args: readonly string[], output: RunOptions['output']): Promise<RunResult> {
  const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
  return run(process.execPath, [jest, '--config', join(workspaceRoot, 'jest.config.mjs'), ...args], { output });
}
