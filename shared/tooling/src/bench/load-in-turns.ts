import type { Browser, BrowserContextOptions } from '@playwright/test';
import { measureLoad, type Network } from './measure';
import type { Series } from './report';

/** A build of the product as a browser meets it. */
export interface Site {
  name: string;
  origin: string;
  /** The state of the browser of a person who is signed in there. */
  person: BrowserContextOptions;
  /** Called before each load: several builds may share a server. */
  makeLive?: () => Promise<unknown>;
}

interface Turns {
  browser: Browser;
  sites: readonly Site[];
  networks: readonly Network[];
  rounds: number;
  say: (line: string) => void;
}

/**
 * Loads the dashboard of every site once in each round, on each network. The order is reversed each time, so that a drift of the
 * machine affects all sites alike. A first round warms up the servers and is not counted.
 */
export async function loadInTurns({ browser, sites, networks, rounds, say }: Turns): Promise<Series[]> {
  const turns = networks.flatMap((network) =>
    sites.map((site): { site: Site; series: Series } => ({ site, series: { network, variant: site.name, loads: [] } })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { site, series } of round % 2 === 0 ? turns : turns.toReversed()) {
      await site.makeLive?.();
      const load = await measureLoad(browser, site.person, site.origin, series.network);
      if (round > 0) series.loads.push(load);
    }
    say(`round ${round} of ${rounds}`);
  }
  return turns.map(({ series }) => series);
}
