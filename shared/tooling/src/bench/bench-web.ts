import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { getBrowser } from '../browser/get-browser';
import { noBrowser } from '../browser/no-browser';
import { hostBuild } from '../build/web-builds';
import { buildServer } from '../build/build-server';
import { step } from '../terminal/step';
import { workspaceRoot } from '../workspace';
import { buildLines, timeBuilds } from './build-times';
import { countInBrowser } from './count-in-browser';
import { partsOfFirstScript, partsTable } from './first-script';
import { paintInTurns, paintTable } from './landing-paint';
import { scorePages, scoreTable } from './lighthouse';
import { loadInTurns } from './load-in-turns';
import { copiesOfModules, loadedAgain, loadedAgainTable } from './loaded-again';
import { networks } from './measure';
import { startCheckout, startProduct, type ProductServer } from './product-server';
import { scriptTable, timeTable, writeBetweenMarks } from './report';
import { startSecureProxy } from './secure-proxy';
import { signIn } from './sign-in';
import { startStaticPage } from './static-page';
import { BASELINE, installProduct, prepareVariants } from './variants';
import { visitAll } from './visit';

// npm run bench:web: the signed-in dashboard through federation and as one build, how long builds take, the landing page next to a
// static one, Lighthouse, what a whole visit loads more than once, the counting of days. Parts alone: `-- scripts` (sizes), `-- landing`,
// `-- visit`, `-- counting`, and `-- --against <folder>`, the dashboard next to that of another checkout. `--rounds <number>` of each.
const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string' } },
});
const rounds = Number(options.rounds ?? (options.against === undefined ? 7 : 15));
const port = Number(process.env.BENCH_PORT ?? 3200);
const document = join(workspaceRoot, 'docs/benchmarks.md');

const executablePath = await getBrowser();
if (executablePath === undefined) throw new Error(noBrowser());
const leave: (() => Promise<void> | void)[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-bench-'));
  leave.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Serves over HTTP/2 what a server has; both end with the bench. */
async function behindEdge(server: { origin: string; stop: ProductServer['stop'] | (() => void) }, edgePort: number) {
  leave.push(server.stop);
  const edge = await startSecureProxy(server.origin, edgePort);
  leave.push(edge.stop);
  return edge.origin;
}

async function print(mark: string, figures: string): Promise<void> {
  console.log(figures);
  await writeBetweenMarks(document, mark, figures);
}

const isWhole = options.against === undefined && parts.length === 0;

try {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  leave.push(() => browser.close());
  const cores = `${cpus().length} cores, Chromium ${browser.version()}`;
  if (isWhole || parts.includes('counting')) {
    const figures = await step('Counting days', () => countInBrowser(browser, rounds));
    await print('bench:web counting', `${figures}\n\n${cores}, ${rounds} pages.`);
  }
  if (parts.join() !== 'counting') await measureProduct(browser, executablePath, cores);
} finally {
  for (const last of leave.toReversed()) await last();
}

async function measureProduct(browser: Browser, browserPath: string, cores: string): Promise<void> {
  const builds = isWhole ? await newFolder() : undefined;
  const times = builds && (await step('Building everything, cold and again', (say) => timeBuilds(builds, say)));
  const home = await newFolder();
  await step('Building the product', (say) => installProduct(home, say));
  await step('Building the server', buildServer);
  const product = await startProduct(home, port);
  const origin = await behindEdge(product, port + 1);
  const machine = `${cores}, Node ${process.version}, CPU slowed down 4 ×, HTTP/2, medians of ${rounds}.`;

  if (options.against !== undefined) {
    const [folder, otherHome] = [options.against, await newFolder()];
    const other = await step(`Building and starting ${folder}`, () => startCheckout(folder, otherHome, port + 5));
    const otherOrigin = await behindEdge(other, port + 6);
    const sites = [
      { name: 'this checkout', origin, person: await signIn(browser, origin) },
      { name: 'before', origin: otherOrigin, person: await signIn(browser, otherOrigin) },
    ];
    const series = await step('Loading the dashboard', (say) => loadInTurns({ browser, sites, networks, rounds, say }));
    await print(
      'bench:web against',
      `${timeTable(series, 'before')}\n\n${scriptTable(series, 'before')}\n\n${machine}`,
    );
  }

  if (isWhole || parts.includes('landing')) {
    const plain = await behindEdge(await startStaticPage(product.origin, port + 2), port + 3);
    const paints = await step('Loading the landing page', (say) =>
      paintInTurns(browser, { 'static page': plain, landing: origin }, rounds, say),
    );
    const scores = await step('Lighthouse', (say) => scorePages(browserPath, origin, port + 4, say));
    const figures = `${paintTable(paints)}\n\n${scoreTable(scores.all)}`;
    await print('bench:web landing', `${figures}\n\n${machine} Lighthouse: ${scores.slowdown}.`);
  }

  if (isWhole || parts.includes('visit')) {
    const scripts = await step('Visiting all pages', () => visitAll(browser, origin));
    await print('bench:web visit', loadedAgainTable(loadedAgain(await copiesOfModules(scripts))));
  }

  if (isWhole || parts.includes('scripts')) {
    const server = { origin, person: await signIn(browser, origin) };
    const sites = await step('Building the same in one build', (say) => prepareVariants(home, server, say));
    // sizes are the same each time
    const turns = times ? { networks, rounds } : { networks: networks.slice(-1), rounds: 1 };
    const series = await step('Loading the dashboard', (say) => loadInTurns({ browser, sites, ...turns, say }));
    const made = partsTable(await partsOfFirstScript(hostBuild()));
    await print('bench:web scripts', `${scriptTable(series, BASELINE)}\n\n${made}`);
    if (times) await print('bench:web', `${timeTable(series, BASELINE)}\n\n${buildLines(times)}\n${machine}`);
  }
}
