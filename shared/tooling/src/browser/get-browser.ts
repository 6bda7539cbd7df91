import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../terminal/run';
import { findBrowser } from './find-browser';

const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');

/**
 * Finds a browser for the browser tests: an installed one, else Playwright's, else Debian's package. It prints what it
 * downloads. `KEYDATE_NO_INSTALL=1` forbids downloads. A browser named in `KEYDATE_BROWSER` is the only one tried.
 * @returns the executable's path; undefined if there is none
 */
export async function getBrowser(): Promise<string | undefined> {
  const { KEYDATE_BROWSER, KEYDATE_NO_INSTALL } = process.env;
  const ways = KEYDATE_BROWSER || KEYDATE_NO_INSTALL === '1' ? [] : [downloadPlaywrights, installDebians];
  let found = await findOneThatStarts();
  for (const way of ways) {
    if (found !== undefined) break;
    await way();
    found = await findOneThatStarts();
  }
  return found;
}

async function findOneThatStarts(): Promise<string | undefined> {
  const installed = findBrowser();
  if (installed !== undefined && (await starts(installed))) return installed;
  const own = chromium.executablePath();
  return !process.env.KEYDATE_BROWSER && existsSync(own) && (await starts(own)) ? own : undefined;
}

/** On a bare Debian, Playwright's Chromium lacks libraries after its download. */
async function starts(executablePath: string): Promise<boolean> {
  try {
    await (await chromium.launch({ executablePath, args: ['--no-sandbox'] })).close();
    return true;
  } catch {
    return false;
  }
}

async function downloadPlaywrights(): Promise<void> {
  console.log("No browser was found; downloading Playwright's Chromium…");
  await run(process.execPath, [playwright, 'install', 'chromium'], { output: 'show' });
}

async function installDebians(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("Installing Debian's package chromium…");
  await run('apt-get', ['update', '-q'], { output: 'capture' });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { output: 'show' });
}
