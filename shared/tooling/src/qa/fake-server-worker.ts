import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';

const requireOfTesting = createRequire(join(workspaceRoot, 'shared/testing/package.json'));

/** The script `/mockServiceWorker.js`, which hands the stage's calls to the fake server. */
export function readWorker(): Promise<Buffer> {
  return readFile(requireOfTesting.resolve('msw/mockServiceWorker.js'));
}
