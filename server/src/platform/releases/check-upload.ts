import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { iconFiles, wrongIcon } from '@keydate/contracts/navigation';
import type { HostRelease, RemoteRelease } from '@keydate/contracts/registry';
import { RELEASE_MAX_BYTES, RELEASE_MAX_FILES, type ReleaseUpload } from '@keydate/contracts/releases/upload';
import type { ReleaseFiles, ReleaseKey } from '../../ports/release-files';

const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Says in one sentence which limit an upload exceeds; undefined if it exceeds none. */
export function beyondMeasure({ files, bytes }: { files: number; bytes: number }): string | undefined {
  if (files > RELEASE_MAX_FILES) return `A release has at most ${RELEASE_MAX_FILES} files.`;
  if (bytes > RELEASE_MAX_BYTES) return `The files of a release have at most ${RELEASE_MAX_BYTES / 1024 / 1024} MB.`;
  return undefined;
}

/**
 * Checks the uploaded files of a release, and says in one sentence what is wrong; undefined if nothing is. Each file
 * must have the hash that the manifest gives it, there must be no others, and each file that the release names must be
 * among them. Only the contents of a compressed copy count: two versions of Node may compress the same file
 * differently.
 */
export async function wrongFile(
  files: ReleaseFiles,
  key: ReleaseKey,
  upload: ReleaseUpload,
): Promise<string | undefined> {
  const stored = await files.list(key);
  // the same build may have been uploaded before, with copies and maps that its squad's own server need not have
  const isElsewhere = upload.release.kind === 'remote' && upload.release.remote.origin !== undefined;
  const extra = stored.find(
    (name) => !Object.hasOwn(upload.files, name) && !(isElsewhere && /\.(?:br|gz|map)$/.test(name)),
  );
  if (extra !== undefined) return `${extra} was uploaded and is not in the manifest.`;
  for (const [name, hash] of Object.entries(upload.files)) {
    const content = await files.read(key, name);
    if (!content) return `${name} is in the manifest and was not uploaded.`;
    if (isPacked(name)) {
      if (!(await isCopy(files, key, name, content))) return `${name} is not a compressed copy of its file.`;
    } else if (isChanged(content, hash)) return changed(name);
    else if (isOther(upload, name, content)) return `${name} does not have the hash that the release gives browsers.`;
  }
  if (upload.release.kind === 'remote' && isElsewhere) {
    const unchecked = await withoutHashInEntry(files, key, upload.release.remote);
    if (unchecked !== undefined) return `${unchecked} has no hash in the entry by which a browser could check it.`;
  }
  const base = key.name === 'host' ? `/host/${key.release}/` : `/remotes/${key.name}/${key.release}/`;
  const missing = addressesOf(upload).find(
    (address) => !address.startsWith(base) || !Object.hasOwn(upload.files, address.slice(base.length)),
  );
  if (missing !== undefined) return `${missing} is named by the release and not among its files.`;
  for (const icon of upload.release.kind === 'remote' ? iconFiles(upload.release.remote.card) : []) {
    const wrong = wrongIcon(icon, (await files.read(key, icon))?.toString() ?? '');
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** True if a file is not the one whose SHA-256 the manifest has. */
export function isChanged(content: Buffer, hash: string | undefined): boolean {
  return digest('sha256', 'hex', content) !== hash;
}

export function changed(name: string): string {
  return `${name} does not have the content that the manifest says.`;
}

/** The entry loads all other scripts and styles, so a browser checks only those whose hashes it has. */
async function withoutHashInEntry(
  files: ReleaseFiles,
  key: ReleaseKey,
  { entry, integrity = {} }: RemoteRelease,
): Promise<string | undefined> {
  const entryName = entry.slice(entry.lastIndexOf('/') + 1);
  const text = (await files.read(key, entryName))?.toString() ?? '';
  const loaded = Object.keys(integrity).filter((name) => /\.(?:js|css)$/.test(name) && name !== entryName);
  return loaded.find((name) => !text.includes(integrity[name]?.slice('sha384-'.length) ?? ''));
}

/** True if browsers would refuse a file. A release of before December 2026 has no hashes for them. */
function isOther({ release }: ReleaseUpload, name: string, content: Buffer): boolean {
  if (release.kind === 'host' || !release.remote.integrity || name.endsWith('.map')) return false;
  return release.remote.integrity[name] !== `sha384-${digest('sha384', 'base64', content)}`;
}

function digest(algorithm: 'sha256' | 'sha384', encoding: 'hex' | 'base64', content: Buffer): string {
  return createHash(algorithm).update(content).digest(encoding);
}

function isPacked(name: string): boolean {
  return name.endsWith('.br') || name.endsWith('.gz');
}

/** True if a `.br` or `.gz` unpacks to its file. */
async function isCopy(files: ReleaseFiles, key: ReleaseKey, name: string, packed: Buffer): Promise<boolean> {
  const extension = name.endsWith('.br') ? '.br' : '.gz';
  const plain = await files.read(key, name.slice(0, -extension.length));
  if (!plain) return false;
  const unpacked = await UNPACK[extension](packed, { maxOutputLength: plain.length }).catch(() => null);
  return unpacked?.equals(plain) ?? false;
}

function addressesOf({ release }: ReleaseUpload): string[] {
  return release.kind === 'host' ? addressesOfHost(release.host) : addressesOfRemote(release.remote);
}

function addressesOfHost({ scripts, styles, fonts = [] }: HostRelease): string[] {
  return [...scripts, ...styles, ...fonts];
}

function addressesOfRemote({ entry, preload, chunks, prerendered = {}, card, release }: RemoteRelease): string[] {
  const files = [preload, ...Object.values(chunks)].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const icons = iconFiles(card).map((icon) => `/remotes/${card.name}/${release}/${icon}`);
  return [entry, ...files, ...Object.values(prerendered), ...icons];
}
