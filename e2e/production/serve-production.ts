import { mkdirSync, rmSync } from 'node:fs';
import { buildStale } from '@keydate/tooling/build/build-stale';
import { miniShellBuild } from '@keydate/tooling/build/web-builds';
import { prepare } from '@keydate/tooling/start/prepare';
import { serve } from '@keydate/tooling/start/serve';
import { DEMO } from '../seed/invented';
import { cleanEnvironment } from './clean-environment';
import { copyFilledHome, fillHome } from './fill-home';
import { productionHome, productionPort } from './home';

/**
 * Serves the production build in a new and empty folder, as the browser tests want it: the demo mode (its inbox is
 * where the codes arrive), limits on attempts wide enough for many people behind one address.
 */
rmSync(productionHome, { recursive: true, force: true });
mkdirSync(productionHome, { recursive: true });
cleanEnvironment({
  KEYDATE_MODE: 'demo',
  PLATFORM_OPERATORS: DEMO.realtor,
  KEYDATE_HOME: productionHome,
  PORT: String(productionPort),
  ATTEMPTS_PER_ADDRESS: '1000000',
  ATTEMPTS_PER_ACCOUNT: '1000000',
  ATTEMPTS_PER_ACCOUNT_ANYWHERE: '1000000',
  WRONG_PASSWORDS_PER_DAY: '1000000',
  CLIENT_MAILS_PER_NETWORK: '1000000',
});
await prepare({ isBuilt: false });
await fillHome();
await copyFilledHome(productionHome);
await buildStale([miniShellBuild()], console.log); // for the specs of remotes alone
process.exitCode = await serve();
