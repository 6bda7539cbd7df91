import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfFiles } from '../build/inputs';
import { packageFamily, workspaceRoot } from '../workspace';

/** What a package's tests run with, besides its own files and those of the packages it uses. */
const preset = ['pnpm-lock.yaml', 'tsconfig.base.json', 'jest.config.mjs', 'patches', 'shared/tooling/config/jest'];

/**
 * The record of a package whose tests passed with the files that it has now. It is kept in this checkout's cache and never
 * committed, so a clean checkout has none.
 * @param folder absolute path of the package
 * @param cache absolute path of the folder of records
 */
export function passedTests(folder: string, cache = join(workspaceRoot, 'node_modules/.cache/keydate/passed-tests')) {
  const roots = [...packageFamily(folder), ...preset.map((path) => join(workspaceRoot, path))];
  const record = join(cache, hashOfFiles(roots, /^(node_modules|dist|\..*)$/));
  return {
    /** Whether they need not run again. */
    exist: () => existsSync(record),
    /** Notes that they passed. */
    write(): void {
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, '');
    },
  };
}
