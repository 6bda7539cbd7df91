import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@keydate/contracts/registry';
import type { ReleaseUpload } from '@keydate/contracts/releases/upload';
import { signInOperator } from '@keydate/tooling/release/operator-session';
import { askPlatform } from '@keydate/tooling/release/platform-api';
import { changeRegistry, readRegistry } from '@keydate/tooling/release/registry-store';
import { z } from 'zod';
import { OPERATOR } from './invented';
import { copyLiveRelease } from './release-remote';
import type { SquadServer } from './squad-server';

interface Where {
  /** A server of a spec's own. */
  server: { home: string; origin: string };
  squad: SquadServer;
  /** The folder whose files the squad's server serves. */
  folder: string;
}

/** How the release differs from the one that was live. */
export interface Change {
  words?: readonly [old: string, fresh: string];
  /** Names all its styles as those of this page, so that they load with it. */
  stylesOf?: string;
}

/**
 * Releases a remote whose files are on the server of its squad.
 * @returns makes live what was live before: other specs have the same server
 */
export async function releaseByAddress(
  { server, squad, folder }: Where,
  name: string,
  { words, stylesOf }: Change,
): Promise<() => Promise<void>> {
  const before = (await readRegistry(server.home))?.remotes[name];
  const copied = await copyLiveRelease(server.home, name, words ? [words] : [], join(folder, 'remotes', name), 'a');
  const remote = stylesOf === undefined ? copied : withStylesOf(copied, stylesOf);
  const hash = async (file: string) => {
    const bytes = await readFile(join(folder, 'remotes', name, remote.release, file));
    return [file, createHash('sha256').update(bytes).digest('hex')] as const;
  };
  const manifest: ReleaseUpload = {
    release: { kind: 'remote', remote: { ...remote, origin: squad.origin } },
    files: Object.fromEntries(await Promise.all(Object.keys(remote.integrity ?? {}).map(hash))),
    record: {},
  };
  const operator = await signInOperator(server.origin, OPERATOR);
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

function withStylesOf(remote: RemoteRelease, page: string): RemoteRelease {
  const base = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const styles = Object.keys(remote.integrity ?? {}).filter((file) => file.endsWith('.css'));
  const { scripts = [] } = remote.chunks[page] ?? {};
  return {
    ...remote,
    chunks: { ...remote.chunks, [page]: { scripts, styles: styles.map((file) => base + file) } },
  };
}
