import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '@keydate/tooling/start/prepare';
import { serve } from '@keydate/tooling/start/serve';

/**
 * Serves the production build in a new and empty folder, as the browser tests want it: the demo mode (its inbox is
 * where the codes arrive), limits on attempts wide enough for many people behind one address.
 */
const home = process.env.KEYDATE_E2E_HOME ?? join(tmpdir(), `keydate-e2e-${process.env.PORT}`);

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
Object.assign(process.env, {
  KEYDATE_MODE: 'demo',
  KEYDATE_HOME: home,
  ATTEMPTS_PER_ADDRESS: '1000000',
  ATTEMPTS_PER_ACCOUNT: '1000000',
});
await prepare();
process.exitCode = await serve();
