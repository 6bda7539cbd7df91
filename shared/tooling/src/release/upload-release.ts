import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { ReleaseRecord, RollOutScope } from '@keydate/contracts/registry';
import type { ReleaseUpload } from '@keydate/contracts/releases/upload';
import pLimit from 'p-limit';
import { z } from 'zod';
import { buildFolder } from '../build/cache';
import { readHostRelease, readRemoteRelease } from '../build/read-release';
import { kit } from '../kit/kit';
import { publicPath, type WebBuild } from '../webpack/web-build';
import { placeBuildIn } from './place-build';
import { askPlatform, type Platform } from './platform-api';

/** How many files are on their way at once. */
const AT_ONCE = 4;

interface Options {
  scope?: RollOutScope | undefined;
  /** The origin where the squad serves the files itself. */
  at?: string | undefined;
}

/**
 * Uploads a build with its compressed copies and makes it live; of one whose squad serves the files, the manifest alone. Until the
 * server has checked all of it, nothing changes.
 */
export async function uploadRelease(
  platform: Platform,
  build: WebBuild,
  record: Pick<ReleaseRecord, 'commit' | 'force'>,
  { scope, at }: Options = {},
): Promise<void> {
  const path = `/releases/${build.name}/${build.release}`;
  const upload: ReleaseUpload = {
    release:
      build.kind === 'host'
        ? { kind: 'host', host: readHostRelease(build) }
        : { kind: 'remote', remote: { ...readRemoteRelease(build), ...(at !== undefined && { origin: at }) } },
    files:
      at === undefined ? await uploadFiles(platform, path, build) : await hashFiles(join(buildFolder(build), 'public')),
    record: { commit: record.commit, force: record.force },
    ...(scope && { scope }),
  };
  await askPlatform(platform, path, z.unknown(), { method: 'POST', json: upload });
}

/** Writes the files of a build as its squad must serve them: below the root of an origin, at the paths that its release names. */
export async function writeFiles(folder: string, build: WebBuild): Promise<string> {
  // the command of a kit runs in the kit's folder
  const target = resolve(kit?.repository ?? '.', folder);
  if (kit && /^(?!\.\.|dist(\/|$))/.test(relative(kit.repository, target)))
    throw new Error(
      `Write them below dist, or outside of the repository: with ${folder} in it, the next build is another.`,
    );
  await cp(join(buildFolder(build), 'public'), join(target, publicPath(build)), { recursive: true });
  return `${folder} has the files of ${build.name} ${build.release}. Serve them, then release them with --at <origin>.`;
}

/** @returns by name, the hash of each file */
async function uploadFiles(platform: Platform, path: string, build: WebBuild): Promise<ReleaseUpload['files']> {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-release-'));
  try {
    const files = join(folder, build.release);
    await placeBuildIn(files, build);
    return await hashFiles(files, async (name, bytes) => {
      await askPlatform(platform, `${path}/files/${name}`, z.unknown(), { method: 'PUT', bytes });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashFiles(
  folder: string,
  use: (name: string, bytes: Buffer) => Promise<void> = async () => undefined,
): Promise<ReleaseUpload['files']> {
  const hashes = await pLimit(AT_ONCE).map(await readdir(folder), async (name) => {
    const bytes = await readFile(join(folder, name));
    await use(name, bytes);
    return [name, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(hashes);
}
