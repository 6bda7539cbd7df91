import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowser, noBrowser } from '../browser/get-browser';
import { changeRegistry } from '../release/registry-store';
import { buildServer } from '../start/prepare';
import { step } from '../terminal/step';
import { workspaceRoot } from '../workspace';
import { measureLoad, type Network } from './measure';
import { startProduct } from './product-server';
import { table, writeBetweenMarks, type Series } from './report';
import { startSecureProxy } from './secure-proxy';
import { signIn } from './sign-in';
import { prepareVariants } from './variants';

// pnpm bench:web: the signed-in dashboard through federation, against the same code without it.
const rounds = 7;
const networks: Network[] = [
  { name: 'Slow 4G (562 ms, 1.44 Mbit/s)', latency: 562, bandwidth: 1_440_000 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, bandwidth: 1_600_000 },
];
const port = Number(process.env.BENCH_PORT ?? 3200);

const executablePath = await getBrowser();
if (executablePath === undefined) throw new Error(noBrowser());
const home = await mkdtemp(join(tmpdir(), 'keydate-bench-'));
const variants = await step('Building the three', (say) => prepareVariants(home, say));
await step('Building the server', buildServer);
const product = await startProduct(home, port);
const edge = await startSecureProxy(product.origin, port + 1);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  const person = await signIn(browser, edge.origin);
  const series = networks.flatMap((network) => Object.keys(variants).map((variant): Series => ({ network, variant, loads: [] })));
  await step('Loading the dashboard', async (say) => {
    for (let round = 0; round <= rounds; round += 1) {
      // The order turns around each time, so that a drift of the machine hurts no variant more than another.
      for (const { network, variant, loads } of round % 2 === 0 ? series : series.toReversed()) {
        const registry = Object.entries(variants).find(([name]) => name === variant)?.[1];
        if (registry) await changeRegistry(home, () => registry);
        const load = await measureLoad(browser, person, edge.origin, network);
        if (round > 0) loads.push(load); // the first round warms up the server
      }
      say(`round ${round} of ${rounds}`);
    }
  });
  const figures = table(series, 'lazy chunks');
  console.log(figures);
  const machine = `${cpus().length} cores, Chromium ${browser.version()}, Node ${process.version}, CPU slowed down 4 ×, HTTP/2, medians of ${rounds}.`;
  await writeBetweenMarks(join(workspaceRoot, 'docs/benchmarks.md'), 'bench:web', `${figures}\n\n${machine}`);
} finally {
  await browser.close();
  edge.stop();
  await product.stop();
  await rm(home, { recursive: true, force: true });
}
