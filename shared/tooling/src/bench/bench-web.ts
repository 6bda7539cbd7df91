import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowser } from '../browser/get-browser';
import { noBrowser } from '../browser/no-browser';
import { buildServer } from '../start/prepare';
import { step } from '../terminal/step';
import { workspaceRoot } from '../workspace';
import { buildLines, timeBuilds } from './build-times';
import { paintInTurns, paintTable } from './landing-paint';
import { scorePages, scoreTable } from './lighthouse';
import { loadInTurns } from './load-in-turns';
import { startProduct } from './product-server';
import { table, writeBetweenMarks } from './report';
import { startSecureProxy } from './secure-proxy';
import { signIn } from './sign-in';
import { startStaticPage } from './static-page';
import { installProduct, prepareVariants } from './variants';

// npm run bench:web: the signed-in dashboard through federation, against the same code without it, and how long builds take; the
// landing page against a static one; Lighthouse. `npm run bench:web -- landing` takes the last two alone.
const rounds = 7;
const port = Number(process.env.BENCH_PORT ?? 3200);
const isLandingAlone = process.argv.includes('landing');
const document = join(workspaceRoot, 'docs/benchmarks.md');

const executablePath = await getBrowser();
if (executablePath === undefined) throw new Error(noBrowser());
const leave: (() => Promise<void> | void)[] = [];
try {
  const home = await mkdtemp(join(tmpdir(), 'keydate-bench-'));
  leave.push(() => rm(home, { recursive: true, force: true }));
  const builds = await mkdtemp(join(tmpdir(), 'keydate-bench-builds-'));
  leave.push(() => rm(builds, { recursive: true, force: true }));
  const times = isLandingAlone
    ? undefined
    : await step('Building everything, cold and again', (say) => timeBuilds(builds, say));
  await step('Building the product', (say) => installProduct(home, say));
  await step('Building the server', buildServer);
  const product = await startProduct(home, port);
  leave.push(product.stop);
  const edge = await startSecureProxy(product.origin, port + 1);
  leave.push(edge.stop);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  leave.push(() => browser.close());
  const machine = `${cpus().length} cores, Chromium ${browser.version()}, Node ${process.version}, CPU slowed down 4 ×, HTTP/2, medians of ${rounds}.`;

  const plain = await startStaticPage(product.origin, port + 2);
  leave.push(plain.stop);
  const plainEdge = await startSecureProxy(plain.origin, port + 3);
  leave.push(plainEdge.stop);
  const paints = await step('Loading the landing page', (say) =>
    paintInTurns(browser, { 'static page': plainEdge.origin, landing: edge.origin }, rounds, say),
  );
  const scores = await step('Lighthouse', (say) => scorePages(executablePath, edge.origin, port + 4, say));
  const ofLanding = `${paintTable(paints)}\n\n${scoreTable(scores.all)}\n`;
  console.log(ofLanding);
  await writeBetweenMarks(document, 'bench:web landing', `${ofLanding}\n${machine} Lighthouse: ${scores.slowdown}.`);

  if (times) {
    const variants = await step('Building the three', (say) => prepareVariants(home, say));
    const person = await signIn(browser, edge.origin);
    const series = await step('Loading the dashboard', (say) =>
      loadInTurns({ browser, person, origin: edge.origin, home, variants, rounds, say }),
    );
    const figures = `${table(series, 'lazy chunks')}\n\n${buildLines(times)}`;
    console.log(figures);
    await writeBetweenMarks(document, 'bench:web', `${figures}\n${machine}`);
  }
} finally {
  for (const last of leave.toReversed()) await last();
}
