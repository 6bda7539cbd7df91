import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run, type RunResult } from '../terminal/run';
import { runScript } from '../terminal/run-script';
import { typescriptCompiler } from '../typescript-compiler';
import { workspaceRoot } from '../workspace';

/**
 * Checks the types of a package and runs its tests.
 * @param folder absolute path of the package
 * @returns what is wrong, in one sentence and with the lines that say why; undefined when nothing is
 */
export async function failedCheck(folder: string): Promise<string | undefined> {
  const types = await checkTypes(folder);
  if (types.code !== 0) return `Its types have errors:\n${types.output.trim()}`;
  const tests = await runTests(folder);
  if (tests.code !== 0) return `Its tests fail:\n${tests.output.trim()}`;
  return undefined;
}

function checkTypes(folder: string): Promise<RunResult> {
  if (!existsSync(join(folder, 'tsconfig.json')))
    return Promise.resolve({ code: 1, output: 'There is no tsconfig.json.' });
  return run(process.execPath, [typescriptCompiler, '--noEmit', '--pretty', 'false', '-p', folder], {
    output: 'capture',
  });
}

function runTests(folder: string): Promise<RunResult> {
  return runScript('unit', {
    args: [relative(workspaceRoot, folder), '--silent', '--passWithNoTests'],
    output: 'capture',
  });
}
