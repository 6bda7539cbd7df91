import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './report';
import { signInOn } from './sign-in';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const PRESET_SLOWDOWN = 4;
/** The slowdown that makes a machine of this benchmark index a mid-range phone, by Lighthouse's throttling calculator. */
const SLOWDOWNS: readonly (readonly [index: number, slowdown: number])[] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, PRESET_SLOWDOWN],
];
/** Of a page; what counts is the median. */
const RUNS = 3;

/** Lighthouse's scores of a page, from 0 to 100, in the order of the categories. */
interface Scores {
  page: string;
  scores: number[];
}

/**
 * Scores landing, sign-in and the signed-in dashboard with Lighthouse's mobile preset, the median of three runs each. Its
 * slowdown of the processor is for a fast machine: on a slower one it is what Lighthouse's calculator gives for it, so that
 * the score is the page's and not the machine's.
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
  const scoreOnce = async (path: string, slowdown: number): Promise<number[]> => {
    const run = await lighthouse(`${origin}${path}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      throttling: { cpuSlowdownMultiplier: slowdown },
      // the dashboard needs the session that the browser has
      disableStorageReset: true,
    });
    return CATEGORIES.map((name) => Math.round((run?.lhr.categories[name]?.score ?? Number.NaN) * 100));
  };
  const score = async (page: string, path: string, slowdown: number): Promise<Scores> => {
    const runs: number[][] = [];
    while (runs.length < RUNS) runs.push(await scoreOnce(path, slowdown));
    const scores = CATEGORIES.map((_, at) => median(runs.map((run) => run[at] ?? Number.NaN)));
    say(`${page}: ${scores.join(', ')}`);
    return { page, scores };
  };
  try {
    const index = await benchmarkIndex(context);
    const slowdown = slowdownOf(index);
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

/** Between two entries of the table in proportion; never more than the preset's. */
function slowdownOf(index: number): number {
  const after = SLOWDOWNS.findIndex(([known]) => known > index);
  if (after === 0) return 1;
  const [upper, lower] = [SLOWDOWNS[after], SLOWDOWNS[after - 1]];
  if (!upper || !lower) return PRESET_SLOWDOWN;
  return lower[1] + ((index - lower[0]) / (upper[0] - lower[0])) * (upper[1] - lower[1]);
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
