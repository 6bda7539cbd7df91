import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { signInOn } from './sign-in';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's scores of a page, from 0 to 100, in the order of the categories. */
interface Scores {
  page: string;
  scores: number[];
}

/** Scores landing, sign-in and the signed-in dashboard with Lighthouse's mobile preset. */
export async function scorePages(
  executablePath: string,
  origin: string,
  debuggingPort: number,
  say: (line: string) => void,
): Promise<Scores[]> {
  const profile = await mkdtemp(join(tmpdir(), 'keydate-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    ignoreHTTPSErrors: true,
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`],
  });
  const score = async (page: string, path: string): Promise<Scores> => {
    const run = await lighthouse(`${origin}${path}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      // the dashboard needs the session that the browser has
      disableStorageReset: true,
    });
    const scores = CATEGORIES.map((name) => Math.round((run?.lhr.categories[name]?.score ?? Number.NaN) * 100));
    say(`${page}: ${scores.join(', ')}`);
    return { page, scores };
  };
  try {
    const signedOut = [await score('landing', '/'), await score('sign-in', '/signin')];
    await signInOn(context, origin);
    return [...signedOut, await score('dashboard', '/')];
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The scores as a Markdown table. */
export function scoreTable(all: readonly Scores[]): string {
  const rows = all.map(({ page, scores }) => `| ${[page, ...scores].join(' | ')} |`);
  return ['| Page | Performance | Accessibility | Best practices | SEO |', '|---|---|---|---|---|', ...rows].join('\n');
}
