import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteRelease, type RemoteRelease, type RollOutScope } from '@keydate/contracts/registry';
import { withRelease } from '@keydate/contracts/releases/pointer';
import { changeRegistry, readRegistry } from '@keydate/tooling/release/registry-store';
import type { RunResult } from '@keydate/tooling/terminal/run';
import { runScript } from '@keydate/tooling/terminal/run-script';
import { productionHome } from '../production/home';

type Replacements = readonly (readonly [old: string, fresh: string])[];

/**
 * Releases a remote whose words were changed, as a squad's build would be: new files in a folder of their own, then
 * the pointer. Neither host nor server is touched.
 * @param options.scope the people who get it; everybody by default
 * @param options.home the folder of the server; by default the shared one's
 * @returns the id of the release
 */
export function releaseWithWords(
  remote: string,
  oldWords: string,
  newWords: string,
  { scope, home = productionHome }: { scope?: RollOutScope; home?: string } = {},
): Promise<string> {
  return releaseCopy(home, remote, [[oldWords, newWords]], scope);
}

/**
 * Releases a remote whose words were changed to a server of a spec's own, and removes all other releases of that remote,
 * as if the checkout's had never been there.
 * @param home the folder of that server
 * @returns the id of the release
 */
export async function releaseOnlyWithWords(
  home: string,
  remote: string,
  oldWords: string,
  newWords: string,
): Promise<string> {
  const release = await releaseWithWords(remote, oldWords, newWords, { home });
  await changeRegistry(home, (registry) => {
    const released = registry?.remotes[remote];
    if (!released) throw new Error(`${remote} was never released.`);
    return { ...registry, remotes: { ...registry.remotes, [remote]: { ...released, previous: [] } } };
  });
  const folder = join(home, 'remotes', remote);
  for (const name of await readdir(folder)) {
    if (name !== release) await rm(join(folder, name), { recursive: true });
  }
  return release;
}

/**
 * Releases a remote again on an own server, and removes the previous release's files. An open page has only those that it
 * has loaded already.
 * @param home the folder of that server
 * @returns the id of the new release
 */
export async function redeployWithoutOldFiles(home: string, remote: string): Promise<string> {
  const before = await liveRelease(home, remote);
  const release = await releaseCopy(home, remote, []);
  await rm(join(home, 'remotes', remote, before.release), { recursive: true });
  return release;
}

async function liveRelease(home: string, remote: string): Promise<RemoteRelease> {
  const live = (await readRegistry(home))?.remotes[remote]?.current;
  if (!live) throw new Error(`${remote} was never released.`);
  return live;
}

async function releaseCopy(home: string, remote: string, words: Replacements, scope?: RollOutScope): Promise<string> {
  const present = await liveRelease(home, remote);
  // an identifier of scripts contains it
  const release = `${present.release}n`;
  const folder = join(home, 'remotes', remote, release);
  // an own server has links to the releases of the shared one
  await cp(join(home, 'remotes', remote, present.release), folder, { recursive: true, dereference: true });
  // a build knows its release: it asks for its chunks there
  await replaceInScripts(folder, [...words, [present.release, release]]);
  const next = remoteRelease.parse(JSON.parse(JSON.stringify(present).replaceAll(present.release, release)));
  await changeRegistry(home, (registry) => {
    if (!registry) throw new Error('Nothing is installed.');
    return withRelease(registry, remote, next, scope);
  });
  return release;
}

/** Runs `npm run release -- <remote>`, or the rollback, on the product under test; gives its exit code and what it said. */
export function runCommand(command: 'release' | 'release:rollback', remote: string): Promise<RunResult> {
  return runScript(command, {
    // its tests run in this same run already
    args: [remote, ...(command === 'release' ? ['--force', '--reason', 'Its tests run beside this one'] : [])],
    output: 'capture',
    environment: { ...process.env, KEYDATE_HOME: productionHome },
  });
}

/** Which release of the host is live. */
export async function liveHost(): Promise<string | undefined> {
  return (await readRegistry(productionHome))?.host.release;
}

/** Changes words in the scripts of a release. Their compressed copies are removed. */
export async function replaceInScripts(folder: string, replacements: Replacements): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // a compressed copy still has the old words
    if (/\.(br|gz)$/.test(name)) await rm(path);
    else if (name.endsWith('.js')) {
      const script = await readFile(path, 'utf8');
      await writeFile(
        path,
        replacements.reduce((text, [old, fresh]) => text.replaceAll(old, fresh), script),
      );
    }
  }
}
