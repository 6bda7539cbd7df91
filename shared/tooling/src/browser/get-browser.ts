import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../terminal/run';
import { findBrowser } from './find-browser';

const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');

/** What to tell a person who has no browser, and whose machine could not or may not get one. */
export function noBrowser({ KEYDATE_NO_INSTALL }: NodeJS.ProcessEnv = process.env): string {
  const remedies = ['install one', 'set KEYDATE_BROWSER to its path', ...(KEYDATE_NO_INSTALL === '1' ? ['unset KEYDATE_NO_INSTALL'] : [])];
  return `No Chrome, Chromium or Edge was found: ${remedies.join(', or ')}.`;
}

/**
 * A browser for the end-to-end suite: one that is installed, else Playwright's own, else Debian's package. Says
 * before it fetches anything. `KEYDATE_NO_INSTALL=1` forbids fetching.
 * @returns the executable's path; undefined where none could be had
 */
export async function getBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const ways = environment.KEYDATE_NO_INSTALL === '1' ? [] : [downloadPlaywrights, installDebians];
  let found = findBrowser() ?? playwrightsOwn();
  for (const way of ways) {
    if (found !== undefined) break;
    await way();
    found = findBrowser() ?? playwrightsOwn();
  }
  return found;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloadPlaywrights(): Promise<void> {
  console.log("No browser was found; downloading Playwright's Chromium…");
  await run(process.execPath, [playwright, 'install', 'chromium'], { output: 'show' });
}

async function installDebians(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("Installing Debian's package chromium…");
  await run('apt-get', ['update', '-q'], { output: 'keep' });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { output: 'show' });
}
