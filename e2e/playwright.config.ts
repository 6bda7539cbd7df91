import { findBrowser } from '@keydate/tooling/browser/find-browser';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { defineConfig } from '@playwright/test';
import { productionPort } from './production/home';

/** Set to run the specs against a running server; otherwise one is started for them. */
const running = process.env.KEYDATE_E2E_ORIGIN;
const origin = running ?? `http://localhost:${productionPort}`;

export default defineConfig({
  testDir: 'specs',
  testIgnore: [
    // several servers need a database to share
    ...(findPostgres() ? [] : ['**/*.postgres.nightly.spec.ts']),
    // specs of `npm run nightly` (CONTRIBUTING.md, Where a rule is tested): only it sets the variable
    ...(process.env.KEYDATE_NIGHTLY === '1' ? [] : ['**/*.nightly.spec.ts']),
  ],
  outputDir: '../test-results',
  // a spec mostly waits: three workers keep two cores busy
  workers: 3,
  fullyParallel: true,
  // in CI one more try, and `npm test` names the specs that needed it (decision 51)
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: process.env.KEYDATE_E2E_REPORT ?? '../test-results/report.json' }]],
  // generous, because the machine may be busy: a test that hangs fails, a slow one does not
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    // a press that finds nothing must not use up the time of the whole test before it is tried again
    actionTimeout: 60_000,
    // actions, snapshots and network are enough; screenshots would take a quarter of the suite's time. Traces take a fifth: in CI
    // only a second try has one
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: running
    ? undefined
    : {
        command: `${JSON.stringify(process.execPath)} --import tsx production/serve-production.ts`,
        cwd: import.meta.dirname,
        url: `${origin}/signin`,
        timeout: 900_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
