import type { ReleaseRecord, RegistryFile } from '@keydate/contracts/registry';
import { withHost, withRelease } from '@keydate/contracts/releases/pointer';
import { hostRefusal, refusal } from '@keydate/contracts/releases/refusal';
import type { ReleaseUpload } from '@keydate/contracts/releases/upload';
import type { Queries } from '../../../db/database';
import type { ReleaseFiles, ReleaseKey } from '../../../ports/release-files';
import { beyondMeasure, wrongFile } from '../check-upload';
import type { RegistryStore, ReleaseEvent } from '../../../ports/registry-store';
import { inSentences, releaseRefused } from '../release-refused';
import { inWords } from '../roll-out-words';
import { refuseRevokedOrigin } from './fetch-release';

interface PublishTools {
  db: Queries;
  files: ReleaseFiles;
  registry: RegistryStore;
}

/**
 * Makes an uploaded release live, if all checks pass. Its files are served before the pointer moves, so that no page
 * names a missing file.
 */
export async function publishRelease(
  { db, files, registry }: PublishTools,
  key: ReleaseKey,
  upload: ReleaseUpload,
  released: ReleaseRecord,
): Promise<void> {
  refuseIf(mismatch(key, upload));
  // servers that share a folder take parts of one release at the same time
  refuseIf(beyondMeasure(await files.measure(key)));
  refuseIf(await wrongFile(files, key, upload));
  const present = await registry.read();
  // before its files are served: a refused release leaves nothing on the server
  if (present) nextRegistry(present, key, upload, released);
  await files.serve(key);
  // two calls that serve the same release at once must have served the same files
  refuseIf(await wrongFile(files, key, upload));
  // it may have been revoked while the files were on their way
  if (upload.release.kind === 'remote') await refuseRevokedOrigin(db, key.name, upload.release.remote.origin);
  await registry.change((current) => ({
    next: nextRegistry(current, key, upload, released),
    event: eventOf(key, upload, released),
  }));
}

function eventOf(key: ReleaseKey, { scope }: ReleaseUpload, { by, at, commit, force }: ReleaseRecord): ReleaseEvent {
  const reason = [force, scope && inWords(scope)].filter(Boolean).join(' ') || undefined;
  return { action: 'release', ...key, by, at: new Date(at), commit, reason };
}

/** The registry with the release live. Throws if it does not fit the live ones. */
function nextRegistry(
  present: RegistryFile,
  { name }: ReleaseKey,
  { release, scope }: ReleaseUpload,
  released: ReleaseRecord,
): RegistryFile {
  if (release.kind === 'host') {
    refuseIf(scope && 'A host is for everybody.');
    refuseIf(hostRefusal(release.host, present));
    return withHost(present, { ...release.host, released });
  }
  const remote = { ...release.remote, released };
  refuseIf(refusal(name, remote, present));
  return inSentences(() => withRelease(present, name, remote, scope));
}

/** Says how the manifest differs from the release in the address; undefined if it does not. */
function mismatch({ name, release }: ReleaseKey, upload: ReleaseUpload): string | undefined {
  const said = upload.release.kind === 'host' ? upload.release.host : upload.release.remote;
  const isHost = upload.release.kind === 'host';
  if (said.release !== release || isHost !== (name === 'host')) return 'The manifest is that of another release.';
  return undefined;
}

function refuseIf(reason: string | undefined): void {
  if (reason !== undefined) throw releaseRefused(reason);
}
