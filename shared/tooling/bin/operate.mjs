import './refuse-old-node.mjs';
import { installPackages } from './install-packages.mjs';

// Commands of operators, which work in a new checkout, too: `restore` comes before the first start.
const [command, ...args] = process.argv.slice(2);
// An inherited "production" would leave out the packages that run the command.
delete process.env.NODE_ENV;
installPackages();
process.argv = [...process.argv.slice(0, 2), ...args];
const { tsImport } = await import('tsx/esm/api');
await tsImport(`../../../server/src/startup/${command}.command.ts`, import.meta.url);
