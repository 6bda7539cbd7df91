import type { Browser } from '@playwright/test';
import { networks, openThrottled, type Network } from './measure';
import { median } from './report';

/** When a load of the landing page was painted, in milliseconds, and how much moved. */
interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
}

interface Painted {
  network: Network;
  page: string;
  paints: Paint[];
}

/** Runs in the page before its own scripts. */
const watchPaints = `window.bench = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (bench.lcp = startTime)))
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (bench.cls += value)))
  .observe({ type: 'layout-shift', buffered: true });
// files and fonts are there, and the remote has taken the page over, if it has scripts
const waiting = setInterval(() => {
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return;
  if (document.scripts.length > 0 && document.querySelector('[data-prerendered-remote]')) return;
  clearInterval(waiting);
  performance.mark('settled');
}, 50);`;

/** Runs in the page at the end. */
const readPaint = `({ ...bench, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`;

/**
 * Loads the landing page, cold, from each origin in turns, on each network. A first round is not counted.
 * @param origins by name; the first is the baseline of `paintTable`
 */
export async function paintInTurns(
  browser: Browser,
  origins: Readonly<Record<string, string>>,
  rounds: number,
  say: (line: string) => void,
): Promise<Painted[]> {
  const turns = networks.flatMap((network) =>
    Object.entries(origins).map(([page, origin]): { origin: string; painted: Painted } => ({
      origin,
      painted: { network, page, paints: [] },
    })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { origin, painted } of round % 2 === 0 ? turns : turns.toReversed()) {
      const paint = await paintOnce(browser, origin, painted.network);
      if (round > 0) painted.paints.push(paint);
    }
    say(`round ${round} of ${rounds}`);
  }
  return turns.map(({ painted }) => painted);
}

async function paintOnce(browser: Browser, origin: string, network: Network): Promise<Paint> {
  const { context, page } = await openThrottled(browser, { viewport: { width: 412, height: 823 } }, network);
  await page.addInitScript({ content: watchPaints });
  await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForFunction(() => performance.getEntriesByName('settled').length > 0, undefined, { timeout: 90_000 });
  const paint = await page.evaluate<Paint>(readPaint);
  await context.close();
  return paint;
}

/** The figures as a Markdown table. */
export function paintTable(all: readonly Painted[]): string {
  const rows = all.map(({ network, page, paints }) => {
    const base = all.find((other) => other.network === network)?.paints ?? [];
    const cells = [
      network.name,
      page,
      ...(['fcp', 'lcp'] as const).flatMap((moment) => {
        const millis = median(paints.map((paint) => paint[moment]));
        return [`${millis.toFixed(0)} ms`, `${(millis / median(base.map((paint) => paint[moment]))).toFixed(3)} ×`];
      }),
      String(Math.max(...paints.map(({ cls }) => cls))),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = '| Network | Page | First contentful paint | | Largest | | Layout shift, most |';
  return [head, '|---|---|---|---|---|---|---|', ...rows].join('\n');
}
