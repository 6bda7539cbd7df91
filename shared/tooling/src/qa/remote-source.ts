import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { pageRelease, type PageRelease } from '@keydate/contracts/registry';
import { z } from 'zod';
import { buildFolder } from '../build/cache';
import { readRemoteRelease } from '../build/read-release';
import { remoteBuild } from '../build/web-builds';
import { publicPath, type WebBuild } from '../webpack/web-build';

const TIMEOUT_MS = 30_000;
const liveRegistry = z.record(z.string(), z.unknown());

/** One release of a remote, wherever its files are. */
export interface RemoteSource {
  release: PageRelease;
  /** The address of its federation manifest, where its build has written one. */
  manifest?: string | undefined;
  /** Absolute path of the remote's package, which has its worlds. */
  folder: string;
  /** The address on the page's origin below which the release's files are; ends with a slash. */
  address: string;
  /** Reads a file of the release by its name below that address; undefined where there is none. */
  read: (name: string) => Promise<Buffer | undefined>;
}

/** The files of a build, host or remote, and where the page finds them. */
export function builtFiles(build: WebBuild): Pick<RemoteSource, 'address' | 'read'> {
  const files = join(buildFolder(build), 'public');
  return {
    address: publicPath(build),
    read: (name) => readFile(join(files, normalize(`/${name}`))).catch(() => undefined),
  };
}

/** Module Federation's file about a remote, which its devtools show. Only plain builds write it. */
const MANIFEST = 'mf-manifest.json';

/** A remote's release that was built here. */
export function builtRemote(build: WebBuild): RemoteSource {
  const manifest = build.isPlain ? publicPath(build) + MANIFEST : undefined;
  return { release: readRemoteRelease(build), manifest, folder: build.folder, ...builtFiles(build) };
}

/**
 * The release that is live on a server, next to the worlds of this checkout. Its files are fetched as they are asked for, so
 * that the page loads them from its own origin, by its own policy.
 * @param origin as in https://keydate.example
 * @throws one sentence where the server cannot be asked, or has no such remote
 */
export async function liveRemote(name: string, origin: string): Promise<RemoteSource> {
  const { folder } = remoteBuild(name);
  if (!URL.canParse(origin)) throw new Error(`"${origin}" is no address. Name one as in https://keydate.example.`);
  const ask = (path: string) => fetch(new URL(path, origin), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const response = await ask('/registry.json').catch((cause: unknown) => {
    throw new Error(`${origin} does not answer.`, { cause });
  });
  const registry = liveRegistry.safeParse(await response.json().catch(() => undefined));
  const live = registry.success ? registry.data[name] : undefined;
  if (live === undefined) throw new Error(`${origin} has no ${name}.`);
  const entry = pageRelease.safeParse(live);
  if (!entry.success) throw new Error(`This checkout does not understand the ${name} of ${origin}: it may be newer.`);
  // an obstacle there, such as a switched-off remote, is no reason not to test it here
  // and the server has a copy of the files that a squad serves itself
  const { unavailable, notice, origin: _origin, ...release } = entry.data;
  const address = `/remotes/${name}/${release.release}/`;
  return {
    release,
    folder,
    address,
    read: async (file) => {
      const reply = await ask(address + file);
      return reply.ok ? Buffer.from(await reply.arrayBuffer()) : undefined;
    },
  };
}
