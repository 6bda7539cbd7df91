import { defineConfig } from '@playwright/test';

const port = Number(process.env.KEYDATE_E2E_PORT ?? 3210);
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: process.env.KEYDATE_E2E_REPORT ?? '../test-results/report.json' }]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.KEYDATE_BROWSER,
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'npx tsx production/serve-production.ts',
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `${origin}/signin`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
