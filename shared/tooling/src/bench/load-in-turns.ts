import type { RegistryFile } from '@keydate/contracts/registry';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { changeRegistry } from '../release/registry-store';
import { measureLoad, networks } from './measure';
import type { Series } from './report';
import type { Variants } from './variants';

export interface Turns {
  browser: Browser;
  person: BrowserContextOptions;
  origin: string;
  /** The folder of the server whose registry says which variant is live. */
  home: string;
  variants: Variants;
  rounds: number;
  say: (line: string) => void;
}

/**
 * Loads every variant once in each round, on each network. The order is reversed each time, so that a drift of the
 * machine affects all variants alike. A first round warms up the server and is not counted.
 */
export async function loadInTurns({ browser, person, origin, home, variants, rounds, say }: Turns): Promise<Series[]> {
  const turns = networks.flatMap((network) =>
    Object.entries(variants).map(([variant, registry]): { registry: RegistryFile; series: Series } => ({
      registry,
      series: { network, variant, loads: [] },
    })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { registry, series } of round % 2 === 0 ? turns : turns.toReversed()) {
      await changeRegistry(home, () => registry);
      const load = await measureLoad(browser, person, origin, series.network);
      if (round > 0) series.loads.push(load);
    }
    say(`round ${round} of ${rounds}`);
  }
  return turns.map(({ series }) => series);
}
