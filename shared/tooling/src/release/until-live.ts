import { setTimeout } from 'node:timers/promises';
import { HOST_RELEASE_HEADER } from '@keydate/contracts/registry';
import { z } from 'zod';
import type { WebBuild } from '../webpack/web-build';

/** Servers read what is live again after a second, so this is generous. */
export const LIVE_WITHIN_MS = 10_000;
const PAUSE_MS = 100;

type Released = Pick<WebBuild, 'kind' | 'name' | 'release'>;

/**
 * Waits until a page that is loaded from `origin` gets the release.
 * @returns after how many milliseconds. Rejects when that takes too long
 */
export async function untilLive(origin: string, released: Released): Promise<number> {
  const from = performance.now();
  while ((await releaseOfPages(origin, released)) !== released.release) {
    if (performance.now() - from > LIVE_WITHIN_MS)
      throw new Error(`${released.name} ${released.release} was released, but the pages of ${origin} do not get it.`);
    await setTimeout(PAUSE_MS);
  }
  return performance.now() - from;
}

const registry = z.record(z.string(), z.object({ release: z.string() }));

/** The release that a page which is loaded now gets: it has the same registry in its HTML. */
async function releaseOfPages(origin: string, { kind, name }: Released): Promise<string | null | undefined> {
  const answer = await fetch(`${origin}/registry.json`);
  if (kind === 'host') return answer.headers.get(HOST_RELEASE_HEADER);
  return registry.parse(await answer.json())[name]?.release;
}
