import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { noBrowser } from '../browser/no-browser';
import { kit } from '../kit/kit';
import { runKitTests } from '../kit/run-kit-tests';
import { run, type RunResult } from '../terminal/run';
import { runScript } from '../terminal/run-script';
import { typescriptCompiler } from '../typescript-compiler';
import { workspaceRoot } from '../workspace';

/**
 * Checks the types of a package, runs its tests, and opens its worlds in a browser.
 * @param folder absolute path of the package
 * @returns what is wrong, in one sentence and with the lines that say why; undefined when nothing is
 */
export async function failedCheck(folder: string): Promise<string | undefined> {
  const types = await checkTypes(folder);
  if (types.code !== 0) return `Its types have errors:\n${types.output.trim()}`;
  const tests = await runTests(folder);
  if (tests.code !== 0) return `Its tests fail:\n${tests.output.trim()}`;
  if (kit || !existsSync(join(folder, 'qa'))) return undefined;
  const worlds = await openWorlds(basename(folder).replace(/^remote-/, ''));
  if (worlds.code !== 0) return `Its worlds have faults:\n${worlds.output.trim()}`;
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
  if (kit) return runKitTests(['--silent', '--passWithNoTests'], 'capture');
  return runScript('unit', {
    args: [relative(workspaceRoot, folder), '--silent', '--passWithNoTests'],
    output: 'capture',
  });
}

/** Each world and dialog at two widths in both themes. */
async function openWorlds(remote: string): Promise<RunResult> {
  // a kit has no Playwright
  const { getBrowser } = await import('../browser/get-browser');
  const browser = await getBrowser();
  if (browser === undefined) return { code: 1, output: noBrowser() };
  // their titles begin so: every world of billing passes axe, every dialog of billing passes axe
  return runScript('e2e:worlds', {
    args: ['--grep', `of ${remote} passes`],
    output: 'capture',
    environment: { ...process.env, KEYDATE_BROWSER: browser },
  });
}
