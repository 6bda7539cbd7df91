import { browserProject, nodeProject, worldsProject } from './shared/tooling/config/jest/projects.mjs';
import { workspacePackages } from './shared/tooling/config/workspace-packages.mjs';

const runsInBrowser = (folder) => /^(host|remote-.+|shared\/(client|forms|shell|ui|testing))$/.test(folder);
const runsInNode = (folder) =>
  /^(server(\/(reader|payment-sandbox))?|shared\/(contracts|domain|lock|tooling))$/.test(folder);

const folders = workspacePackages();

export default {
  maxWorkers: 2,
  // Jest never lets go of all that a test file used, some 22 MB of it: without a fresh start now and then, a worker that has run
  // hundreds of files does little but collect garbage, and ends for lack of memory
  workerIdleMemoryLimit: '1GB',
  // generous, because the machine may be busy: a test that hangs fails, a slow one does not
  testTimeout: 120_000,
  projects: [
    ...folders.filter(runsInBrowser).map(browserProject),
    ...folders.filter(runsInNode).map(nodeProject),
    ...folders.filter((folder) => folder.startsWith('remote-')).map(worldsProject),
  ],
};
