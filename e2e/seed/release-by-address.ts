import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseUpload } from '@keydate/contracts/releases/upload';
import { signInOperator } from '@keydate/tooling/release/operator-session';
import { askPlatform } from '@keydate/tooling/release/platform-api';
import { changeRegistry, readRegistry } from '@keydate/tooling/release/registry-store';
import { z } from 'zod';
import { DEMO } from './invented';
import { copyLiveRelease } from './release-remote';
import type { SquadServer } from './squad-server';

interface Where {
  /** A server of a spec's own. */
  server: { home: string; origin: string };
  squad: SquadServer;
  /** The folder whose files the squad's server serves. */
  folder: string;
}

/**
 * Releases a remote with other words, whose files are on the server of its squad.
 * @returns makes live what was live before: other specs have the same server
 */
export async function releaseByAddress(
  { server, squad, folder }: Where,
  name: string,
  words: readonly [old: string, fresh: string],
): Promise<() => Promise<void>> {
  const before = (await readRegistry(server.home))?.remotes[name];
  const remote = await copyLiveRelease(server.home, name, [words], join(folder, 'remotes', name));
  const hash = async (file: string) => {
    const bytes = await readFile(join(folder, 'remotes', name, remote.release, file));
    return [file, createHash('sha256').update(bytes).digest('hex')] as const;
  };
  const manifest: ReleaseUpload = {
    release: { kind: 'remote', remote: { ...remote, origin: squad.origin } },
    files: Object.fromEntries(await Promise.all(Object.keys(remote.integrity ?? {}).map(hash))),
    record: {},
  };
  const operator = await signInOperator(server.origin, {
    KEYDATE_OPERATOR_EMAIL: DEMO.realtor,
    KEYDATE_OPERATOR_PASSWORD: DEMO.password,
  });
  const post = (path: string, json: object) => askPlatform(operator, path, z.unknown(), { method: 'POST', json });
  await post('/origins', { remote: name, origin: squad.origin });
  await post(`/releases/${name}/${remote.release}`, manifest);
  return async () => {
    await changeRegistry(server.home, (registry) => {
      if (!registry || !before) throw new Error('Nothing is installed.');
      return { ...registry, remotes: { ...registry.remotes, [name]: before } };
    });
  };
}
