import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '@keydate/tooling/build/build-stale';
import { productBuilds } from '@keydate/tooling/build/web-builds';
import { installBuilds } from '@keydate/tooling/release/install-builds';

/**
 * Serves the production build in a new and empty folder, as the browser tests want it: the demo mode (its inbox is
 * where the codes arrive), limits on attempts wide enough for many people behind one address.
 */
const checkout = join(import.meta.dirname, '../..');
const home = process.env.KEYDATE_E2E_HOME ?? join(tmpdir(), `keydate-e2e-${process.env.PORT}`);

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
const builds = await buildStale(productBuilds(), console.log);
await installBuilds(home, builds, 'quick');
const bundled = spawnSync(process.execPath, ['server/build.mjs'], { cwd: checkout, stdio: 'inherit' });
if (bundled.status !== 0) throw new Error('The server could not be built.');

const server = spawn(process.execPath, ['server/dist/main.mjs'], {
  cwd: checkout,
  stdio: 'inherit',
  env: { ...process.env, KEYDATE_MODE: 'demo', KEYDATE_HOME: home, ATTEMPTS_PER_ADDRESS: '1000000', ATTEMPTS_PER_ACCOUNT: '1000000' },
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
