import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { remoteRelease, type RemoteRelease, type RollOutScope } from '@keydate/contracts/registry';
import { withRelease } from '@keydate/contracts/releases/pointer';
import { changeRegistry, readRegistry } from '@keydate/tooling/release/registry-store';
import { sha384Of } from '@keydate/tooling/webpack/chunk-integrity';
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
  const next = await copyLiveRelease(home, remote, words, join(home, 'remotes', remote));
  await changeRegistry(home, (registry) => {
    if (!registry) throw new Error('Nothing is installed.');
    return withRelease(registry, remote, next, scope);
  });
  return next.release;
}

/**
 * Writes the files of a remote's live release into a folder of a new release, with other words.
 * @param home the folder of the server
 * @param target gets the folder, which has the name of the release
 * @param letter ends the identifier: specs that release other files of a remote on one server need other identifiers
 */
export async function copyLiveRelease(
  home: string,
  remote: string,
  words: Replacements,
  target: string,
  letter = 'n',
): Promise<RemoteRelease> {
  const present = await liveRelease(home, remote);
  // an identifier of scripts contains it
  const release = `${present.release}${letter}`;
  const folder = join(target, release);
  // an own server has links to the releases of the shared one
  await cp(join(home, 'remotes', remote, present.release), folder, { recursive: true, dereference: true });
  // a build knows its release: it asks for its chunks there
  await replaceInScripts(folder, [...words, [present.release, release]]);
  const copied = remoteRelease.parse(JSON.parse(JSON.stringify(present).replaceAll(present.release, release)));
  return { ...copied, integrity: await hashesAfter(folder, copied) };
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

/** The hashes of a release whose files were changed. The entry has those of the other files. */
async function hashesAfter(folder: string, { entry, integrity = {} }: RemoteRelease): Promise<Record<string, string>> {
  const entryFile = basename(entry);
  const hashOf = async (name: string) => sha384Of(await readFile(join(folder, name)));
  const others = Object.keys(integrity).filter((name) => name !== entryFile);
  const hashes = Object.fromEntries(await Promise.all(others.map(async (name) => [name, await hashOf(name)] as const)));
  const path = join(folder, entryFile);
  const code = await readFile(path, 'utf8');
  await writeFile(
    path,
    others.reduce((text, name) => text.replaceAll(integrity[name] ?? '', hashes[name] ?? ''), code),
  );
  return { ...hashes, [entryFile]: await hashOf(entryFile) };
}
