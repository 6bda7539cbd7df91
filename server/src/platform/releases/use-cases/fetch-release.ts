import type { ReleaseUpload } from '@keydate/contracts/releases/upload';
import type { Config } from '../../../config';
import type { Queries } from '../../../db/database';
import type { ReleaseKey } from '../../../ports/release-files';
import { beyondMeasure, changed, isChanged } from '../check-upload';
import { openOrigin } from '../open-origin';
import { releaseRefused } from '../release-refused';
import { isOriginAllowed } from '../releases.repository';

/** How many files are on their way at once. */
const AT_ONCE = 6;
/** How long all files of a release may take. */
const PATIENCE_MS = 60_000;

/**
 * Fetches the files of a release whose squad serves them itself, so that they are checked as an upload is. The server keeps this
 * copy: a rendered page comes from it, and a rollback compares with it.
 * @param store takes a file as an upload does
 */
export async function fetchRelease(
  { db, config }: { db: Queries; config: Pick<Config, 'mode' | 'publicOrigin'> },
  key: ReleaseKey,
  { release, files }: ReleaseUpload,
  store: (file: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  if (release.kind !== 'remote' || release.remote.origin === undefined) return;
  const { origin, integrity = {} } = release.remote;
  if (!(await isOriginAllowed(db, { remote: key.name, origin }))) throw notAllowed(key.name, origin);
  const names = Object.keys(files);
  const unchecked = names.find((name) => !Object.hasOwn(integrity, name));
  if (unchecked !== undefined) throw releaseRefused(`${unchecked} has no hash by which a browser could check it.`);
  const wrong = beyondMeasure({ files: names.length, bytes: 0 });
  if (wrong !== undefined) throw releaseRefused(wrong);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)]);
  const get = await openOrigin(origin, {
    isThisMachineAllowed: config.mode === 'demo',
    reader: config.publicOrigin,
    signal,
  });
  for (let at = 0; at < names.length; at += AT_ONCE)
    await Promise.all(
      names.slice(at, at + AT_ONCE).map(async (name) => {
        const content = await get(`/remotes/${key.name}/${key.release}/${name}`);
        // compared here too: of a release that the server has, `store` takes nothing
        if (isChanged(content, files[name])) throw releaseRefused(changed(name));
        await store(name, content);
      }),
    ).catch((error: unknown) => {
      stop.abort();
      throw error;
    });
}

/** Refuses a release whose origin the operators no longer allow for its remote. */
export async function refuseRevokedOrigin(db: Queries, remote: string, origin: string | undefined): Promise<void> {
  if (origin !== undefined && !(await isOriginAllowed(db, { remote, origin }))) throw notAllowed(remote, origin);
}

function notAllowed(remote: string, origin: string) {
  return releaseRefused(
    `${origin} is not allowed for ${remote}. Ask an operator to allow it: npm run release:origin -- allow ${remote} ${origin}.`,
  );
}
