import { browserProject, nodeProject } from './shared/tooling/config/jest/projects.mjs';
import { workspacePackages } from './shared/tooling/config/workspace-packages.mjs';

const runsInBrowser = (folder) => /^(host|remote-.+|shared\/(client|forms|shell|ui|testing))$/.test(folder);
const runsInNode = (folder) =>
  /^(server(\/(reader|payment-sandbox))?|shared\/(contracts|domain|lock|tooling))$/.test(folder);

const folders = workspacePackages();

export default {
  maxWorkers: 2,
  // generous, because the machine may be busy: a test that hangs fails, a slow one does not
  testTimeout: 120_000,
  projects: [...folders.filter(runsInBrowser).map(browserProject), ...folders.filter(runsInNode).map(nodeProject)],
};
