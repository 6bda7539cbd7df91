import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostRelease } from '@keydate/contracts/registry';
import type { ReleaseUpload } from '@keydate/contracts/releases/upload';
import { askPlatform, type Platform } from '@keydate/tooling/release/platform-api';
import { readRegistry } from '@keydate/tooling/release/registry-store';
import { z } from 'zod';
import { productionHome } from '../production/home';
import { replaceInScripts } from './release-remote';

/**
 * Uploads a host whose words were changed, as `npm run release -- host --to` uploads a build. It is live then, for everybody.
 * @returns the id of the release
 */
export async function uploadHostWithWords(platform: Platform, oldWords: string, newWords: string): Promise<string> {
  const present = (await readRegistry(productionHome))?.host;
  if (!present) throw new Error('Nothing is installed.');
  const release = `${present.release}n`;
  const folder = await mkdtemp(join(tmpdir(), 'keydate-e2e-host-'));
  try {
    await cp(join(productionHome, 'host', present.release), folder, { recursive: true });
    await replaceInScripts(folder, [
      [oldWords, newWords],
      [present.release, release],
    ]);
    const path = `/releases/host/${release}`;
    const files: Record<string, string> = {};
    for (const name of await readdir(folder)) {
      const bytes = await readFile(join(folder, name));
      await askPlatform(platform, `${path}/files/${name}`, z.unknown(), { method: 'PUT', bytes });
      files[name] = createHash('sha256').update(bytes).digest('hex');
    }
    const host = hostRelease.parse(JSON.parse(JSON.stringify(present).replaceAll(present.release, release)));
    const upload: ReleaseUpload = { release: { kind: 'host', host }, files, record: {} };
    await askPlatform(platform, path, z.unknown(), { method: 'POST', json: upload });
    return release;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes the host before live again. */
export async function rollBackHost(platform: Platform): Promise<void> {
  await askPlatform(platform, '/releases/host/rollback', z.unknown(), { method: 'POST', json: {} });
}
