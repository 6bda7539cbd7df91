import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './report';
import { signInOn } from './sign-in';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Below this benchmark index Lighthouse warns that its slowdown is too much for the machine. */
const EXPECTED_INDEX = 1000;
const PRESET_SLOWDOWN = 4;

/** Lighthouse's scores of a page, from 0 to 100, in the order of the categories. */
interface Scores {
  page: string;
  scores: number[];
}

/**
 * Scores landing, sign-in and the signed-in dashboard with Lighthouse's mobile preset. On a machine that is slower than
 * Lighthouse expects, its slowdown of the processor is less by as much, so that the score is the page's and not the machine's.
 */
export async function scorePages(
  executablePath: string,
  origin: string,
  debuggingPort: number,
  say: (line: string) => void,
): Promise<{ all: Scores[]; slowdown: string }> {
  const profile = await mkdtemp(join(tmpdir(), 'keydate-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    ignoreHTTPSErrors: true,
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${debuggingPort}`],
  });
  const score = async (page: string, path: string, slowdown: number): Promise<Scores> => {
    const run = await lighthouse(`${origin}${path}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      throttling: { cpuSlowdownMultiplier: slowdown },
      // the dashboard needs the session that the browser has
      disableStorageReset: true,
    });
    const scores = CATEGORIES.map((name) => Math.round((run?.lhr.categories[name]?.score ?? Number.NaN) * 100));
    say(`${page}: ${scores.join(', ')}`);
    return { page, scores };
  };
  try {
    const index = await benchmarkIndex(context);
    const slowdown = PRESET_SLOWDOWN * Math.min(1, index / EXPECTED_INDEX);
    const signedOut = [await score('landing', '/', slowdown), await score('sign-in', '/signin', slowdown)];
    await signInOn(context, origin);
    return {
      all: [...signedOut, await score('dashboard', '/', slowdown)],
      slowdown: `benchmark index ${Math.round(index)}, CPU slowed down ${slowdown.toFixed(1)} ×`,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** How fast the machine is, by Lighthouse's own measure: the median of five. */
async function benchmarkIndex(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const measured: number[] = [];
  for (let round = 0; round < 5; round += 1) measured.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return median(measured);
}

/** The scores as a Markdown table. */
export function scoreTable(all: readonly Scores[]): string {
  const rows = all.map(({ page, scores }) => `| ${[page, ...scores].join(' | ')} |`);
  return ['| Page | Performance | Accessibility | Best practices | SEO |', '|---|---|---|---|---|', ...rows].join('\n');
}
