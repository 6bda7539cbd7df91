import { median } from '@keydate/tooling/bench/report';
import { freePort } from '@keydate/tooling/free-port';
import type { ProductProcess } from '../../test/product-process';
import { processorMs } from '../capacity/processor-time';
import { openCaller } from '../transactions/open-caller';

const [WARM_UP, ROUNDS, CALLS] = [300, 15, 200];

/**
 * The processor time of a call of a server without metrics and of one with them, by turns, in ms: how many calls a busy
 * server answers depends on nothing else. A collector reads them after each round, far more often than one does.
 */
export async function costOfMetrics(
  start: (environment: Record<string, string>) => Promise<ProductProcess>,
  token: string,
): Promise<{ without: number; with: number }> {
  const port = await freePort();
  const products = [await start({}), await start({ METRICS_PORT: String(port) })];
  const servers = products.map((product) => {
    const times: number[] = [];
    return { product, caller: openCaller(product.origin, token), times };
  });
  try {
    for (let round = -1; round < ROUNDS; round += 1)
      for (const { product, caller, times } of servers) {
        const before = processorMs(product.pid() ?? 0);
        const calls = round < 0 ? WARM_UP : CALLS;
        for (let call = 0; call < calls; call += 1) await caller.get('getUser');
        if (product === products[1]) await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        if (round >= 0) times.push((processorMs(product.pid() ?? 0) - before) / calls);
      }
    const [plain = NaN, measured = NaN] = servers.map(({ times }) => median(times));
    return { without: plain, with: measured };
  } finally {
    for (const { product, caller } of servers) {
      caller.close();
      await product.stop();
    }
  }
}
