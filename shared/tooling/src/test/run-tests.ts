import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from '../browser/get-browser';
import { noBrowser } from '../browser/no-browser';
import { runScript } from '../terminal/run-script';
import { oneCheck, readReport, type Results } from './report';

/** Runs all unit, page and server tests, or those that Jest's arguments choose. */
export async function runUnitTests(chosen: readonly string[] = [], environment = process.env): Promise<Results> {
  return withReport(async (report) => {
    const args = ['--json', '--outputFile', report, ...chosen];
    const { code } = await runScript('unit', { args, output: 'show', environment });
    return readReport('jest', report, code);
  });
}

/** Runs all journeys in a real browser, or those that Playwright's arguments choose, against the production build. */
export async function runBrowserTests(args: string[] = [], variables = process.env): Promise<Results> {
  const browser = await getBrowser();
  if (browser === undefined) {
    console.log(noBrowser());
    return oneCheck(false);
  }
  return withReport(async (report) => {
    const environment = { ...variables, KEYDATE_BROWSER: browser, KEYDATE_E2E_REPORT: report };
    const { code } = await runScript('e2e', { args, output: 'show', environment });
    return readReport('playwright', report, code);
  });
}

async function withReport(run: (report: string) => Promise<Results>): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-tests-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
