import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PrerenderedPage } from '@keydate/contracts/prerendered-page';
import { z } from 'zod';
import { kit } from '../kit/kit';
import { prerenderConfig } from '../webpack/prerender-config';
import { publicPath, type WebBuild } from '../webpack/web-build';
import { readCard } from './read-card';
import { runWebpack } from './run-webpack';

/** The exports of prerender-config.ts's program. */
const program = z.object({
  remote: z.unknown(),
  prerenderPage: z.custom<(remote: unknown, path: string) => Promise<PrerenderedPage>>(
    (value) => typeof value === 'function',
  ),
});

/**
 * Renders the pages of a remote whose card says `isPrerendered`, and writes each as a file next to the remote's others.
 * A plain build is never served by a server, which would need them.
 * @param folder absolute path of the build; the files go into its `public/`
 * @returns the addresses of the files by page key
 */
export async function prerender(build: WebBuild, folder: string): Promise<Record<string, string>> {
  if (build.isPlain) return {};
  const pages = Object.entries(readCard(build.folder).pages).filter(([, { isPrerendered }]) => isPrerendered);
  if (pages.length === 0) return {};
  if (kit) throw new Error('The kit prerenders no pages: leave isPrerendered out of remote.json.');
  const programFolder = join(folder, 'prerender');
  await runWebpack(prerenderConfig(build, programFolder));
  const { remote, prerenderPage } = program.parse(createRequire(import.meta.url)(join(programFolder, 'prerender.cjs')));
  const addresses: Record<string, string> = {};
  for (const [key, { path }] of pages) {
    const content = JSON.stringify(await prerenderPage(remote, path));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const name = `${key}.${hash}.json`;
    await writeFile(join(folder, 'public', name), content);
    addresses[key] = publicPath(build) + name;
  }
  await rm(programFolder, { recursive: true });
  return addresses;
}
