import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from '../browser/get-browser';
import { noBrowser } from '../browser/no-browser';
import { findPostgres } from '../postgres/find-postgres';
import { runScript } from '../terminal/run-script';
import { oneCheck, readTally, type Tally } from './tally';

/** The end-to-end suite in a real browser, against the production build. */
export async function runBrowserTests(): Promise<Tally> {
  const browser = await getBrowser();
  if (browser === undefined) {
    console.log(noBrowser());
    return oneCheck(false);
  }
  // in CI the server's tests have counted a missing PostgreSQL as a failure
  if (!findPostgres()) console.log('Left out: the browser tests of several servers. Install PostgreSQL.');
  const folder = await mkdtemp(join(tmpdir(), 'keydate-e2e-'));
  const report = join(folder, 'report.json');
  const environment = { ...process.env, KEYDATE_BROWSER: browser, KEYDATE_E2E_REPORT: report };
  try {
    const { code } = await runScript('e2e', { output: 'show', environment });
    return await readTally('playwright', report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
