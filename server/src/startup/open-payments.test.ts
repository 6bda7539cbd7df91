import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { settableClock } from '../adapters/clocks';
import { readConfig } from '../config';
import { builtPrograms } from './built-programs';
import { openPayments } from './open-payments';

const nowhere = '/nowhere/at/all';

test.each(['demo', 'production'])(
  'with the keys of Stripe nothing of the sandbox is loaded, in %s mode',
  async (mode) => {
    const config = readConfig(
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      { home: nowhere, codeSecret: () => 'a secret for the codes of tests, long enough' },
    );
    const { sandbox, page } = await openPayments(
      { ...config, mode: mode as typeof config.mode },
      {
        connection: { host: nowhere },
        clock: settableClock(),
        program: { program: nowhere, browserFiles: { stripe: nowhere, frame: nowhere } },
      },
    );
    expect(sandbox).toBeNull();
    expect(page.stripe).toEqual({ publishableKey: 'pk_live_1' });
  },
);

test('the sandbox cannot even be imported in production mode', () => {
  const { program } = builtPrograms(join(import.meta.dirname, '../..')).paymentSandbox;
  const load = (mode: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', `await import('${pathToFileURL(program).href}')`], {
      env: { PATH: process.env.PATH, KEYDATE_MODE: mode },
      encoding: 'utf8',
    });
  expect(load('demo').status).toBe(0);
  const { status, stderr } = load('production');
  expect(status).not.toBe(0);
  expect(stderr).toContain('The payment sandbox cannot be loaded in production.');
});
