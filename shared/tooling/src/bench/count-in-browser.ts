import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { workspaceRoot } from '../workspace';
import { median } from './report';

const ROWS = 43;
/** How rows count: from MEC, from closing, in business days, from the row before, not at all. */
const WORDS = [
  'MEC + 18 days',
  '3 days before Closing',
  '10 business days after MEC',
  'within two (2) days following Row 0 Deadline',
  'June 19, 2026',
];

/** The page's script: the function of the domain, for a contract of Colorado. Each call takes another MEC, so that nothing is known before. */
const SOURCE = `
  import { computeDeadlines } from '@keydate/domain/computed-deadlines/compute-deadlines';
  const rows = ${JSON.stringify(rowsOfContract())};
  window.count = (day) => {
    const from = performance.now();
    const anchors = { mec: '06-' + String(day).padStart(2, '0') + '-2026', closing: '08-14-2026' };
    const computed = computeDeadlines({ state: 'Colorado', anchors, roll: 'will', timeOfDay: '17:00', rows });
    const took = performance.now() - from;
    if (computed.some(({ day }) => day === null)) throw new Error('A row has no day.');
    return took;
  };`;

function rowsOfContract(): { title: string; words: string }[] {
  return Array.from({ length: ROWS }, (_, at) => ({
    title: `Row ${at} Deadline`,
    words: (WORDS[at % WORDS.length] ?? '').replace('Row 0', `Row ${at - 1}`),
  }));
}

/** Milliseconds for the days of 43 rows in the browser: the first time in a page, and later. */
export async function countInBrowser(browser: Browser, rounds: number): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: join(workspaceRoot, 'remote-transactions') },
    bundle: true,
    minify: true,
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const [first, later]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const times = await page.evaluate<number[]>('Array.from({ length: 30 }, (_, at) => count(at + 1))');
    first.push(...times.slice(0, 1));
    later.push(...times.slice(1));
    await page.close();
  }
  // other work of the machine only adds to a time: the fastest is the nearest to its own
  const ms = (times: number[]) => `${Math.min(...times).toFixed(1)} ms, median ${median(times).toFixed(1)} ms`;
  const head = `| ${ROWS} rows counted in a page | the first time | later | target |\n|---|---|---|---|`;
  return `${head}\n| the fastest | ${ms(first)} | ${ms(later)} | ≤ 10 ms |`;
}
