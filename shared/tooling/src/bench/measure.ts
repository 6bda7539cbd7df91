import type { Browser, BrowserContextOptions } from '@playwright/test';

/** A user's network. */
export interface Network {
  name: string;
  /** Milliseconds from a request to its first byte. */
  latency: number;
  /** Bits per second, down and up. */
  bandwidth: number;
}

export interface Load {
  /** Milliseconds from the navigation to the first card on the dashboard. */
  content: number;
  /** Compressed bytes of all scripts until the page is idle: what waits for the first paint counts too. */
  script: number;
  /** How many scripts these were. */
  scripts: number;
}

/** The two networks that every page is loaded on. */
export const networks: Network[] = [
  { name: 'Slow 4G (562 ms, 1.44 Mbit/s)', latency: 562, bandwidth: 1_440_000 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, bandwidth: 1_600_000 },
];

const cpuSlowdown = 4;

/** Runs in the page before its own scripts: marks the moment at which the first card is in the document. */
const markContent = `new MutationObserver((changes, observer) => {
  if (!document.body?.textContent.includes('See Transaction')) return;
  performance.mark('content');
  observer.disconnect();
}).observe(document, { childList: true, subtree: true, characterData: true });`;

/** A page with empty caches, on `network` and a slow machine. */
export async function openThrottled(browser: Browser, options: BrowserContextOptions, network: Network) {
  const context = await browser.newContext({ ...options, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = network.bandwidth / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page };
}

/** Loads the dashboard once, with nothing in any cache. */
export async function measureLoad(
  browser: Browser,
  options: BrowserContextOptions,
  origin: string,
  network: Network,
): Promise<Load> {
  const { context, page } = await openThrottled(browser, options, network);
  await page.addInitScript({ content: markContent });
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0, undefined, { timeout: 90_000 });
  // what waits for the first card begins with the place of toasts
  await page.waitForSelector('.Toastify', { state: 'attached', timeout: 90_000 });
  await page.waitForFunction(isQuiet, undefined, { polling: 250, timeout: 90_000 });
  const load = await page.evaluate(readLoad);
  await context.close();
  return load;
}

/** Runs in the page: whether nothing has come for two seconds. */
function isQuiet(): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
  return performance.now() - Math.max(...ends) > 2000;
}

/** Runs in the page. */
function readLoad(): Load {
  const [mark] = performance.getEntriesByName('content');
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    content: mark?.startTime ?? Number.NaN,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    scripts: scripts.length,
  };
}
