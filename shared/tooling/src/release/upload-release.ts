import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRecord, RollOutScope } from '@keydate/contracts/registry';
import type { ReleaseUpload } from '@keydate/contracts/releases/upload';
import pLimit from 'p-limit';
import { z } from 'zod';
import { readHostRelease, readRemoteRelease } from '../build/read-release';
import type { WebBuild } from '../webpack/web-build';
import { placeBuildIn } from './place-build';
import { askPlatform, type Platform } from './platform-api';

/** How many files are on their way at once. */
const AT_ONCE = 4;

/** Uploads a build with its compressed copies and makes it live. Until the server has checked all of it, nothing changes. */
export async function uploadRelease(
  platform: Platform,
  build: WebBuild,
  { commit, force }: Pick<ReleaseRecord, 'commit' | 'force'>,
  scope?: RollOutScope,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-release-'));
  try {
    const files = join(folder, build.release);
    await placeBuildIn(files, build);
    const names = await readdir(files);
    const path = `/releases/${build.name}/${build.release}`;
    const limitConcurrency = pLimit(AT_ONCE);
    const hashes = await limitConcurrency.map(names, async (name) => {
      const bytes = await readFile(join(files, name));
      await askPlatform(platform, `${path}/files/${name}`, z.unknown(), { method: 'PUT', bytes });
      return [name, createHash('sha256').update(bytes).digest('hex')] as const;
    });
    const upload: ReleaseUpload = {
      release:
        build.kind === 'host'
          ? { kind: 'host', host: readHostRelease(build) }
          : { kind: 'remote', remote: readRemoteRelease(build) },
      files: Object.fromEntries(hashes),
      record: { commit, force },
      ...(scope && { scope }),
    };
    await askPlatform(platform, path, z.unknown(), { method: 'POST', json: upload });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
