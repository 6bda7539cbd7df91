import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../workspace-packages.mjs';
import { recordDeclarations } from './record-declarations.mjs';

const requireOf = (from, name) => createRequire(from.resolve(name));
const requireOfConfig = ['jest', '@jest/core', 'jest-config'].reduce(requireOf, createRequire(import.meta.url));
const { default: runFile } = requireOfConfig('jest-circus/runner');

const CLEAN_UP = join(workspaceRoot, 'shared/testing/src/jest/clean-up-after-each.ts');

const groups = JSON.parse(process.env.KEYDATE_TOGETHER ?? '{}');
// not for programs that tests start
delete process.env.KEYDATE_TOGETHER;

/** Runs a test file, or all files of the group that it is the first of (`together.cjs`), each as a `describe` with the file's path. */
export default async function runTogether(globalConfig, config, environment, runtime, testPath, ...more) {
  const group = groups[testPath];
  const isLoaded = group && loadInstead(group, { environment, runtime });
  const result = await runFile(globalConfig, config, environment, runtime, testPath, ...more);
  if (group && !isLoaded())
    throw new Error('Jest no longer loads test files as it did: all but the first were left out, see here why.');
  return result;
}

/** Jest loads the first file after its own setup: the whole group is loaded in its place. Returns whether that has happened. */
function loadInstead(group, { environment: { global }, runtime }) {
  const { requireModule, unstable_importModule: importModule } = runtime;
  const describe = (file, body) => global.describe(relative(workspaceRoot, file), body);
  let isLoaded = false;
  runtime.requireModule = (path, ...given) => {
    // with a name, the file requires another one
    if (path !== group[0] || given[0] !== undefined) return requireModule.call(runtime, path, ...given);
    isLoaded = true;
    const { cleanUpAfterEach } = requireModule.call(runtime, CLEAN_UP);
    for (const file of group)
      describe(file, () => {
        cleanUpAfterEach();
        requireModule.call(runtime, file);
      });
  };
  runtime.unstable_importModule = async (path, ...given) => {
    if (path !== group[0]) return importModule.call(runtime, path, ...given);
    isLoaded = true;
    for (const file of group) {
      const end = recordDeclarations(global);
      await importModule.call(runtime, file, ...given);
      describe(file, end());
    }
  };
  return () => isLoaded;
}
