import { DAY_MS } from '@keydate/domain/durations';
import pLimit from 'p-limit';
import type { ReleaseFiles, ReleaseKey } from '../../ports/release-files';
import type { FolderReleaseFiles } from '../folder-release-files';
import { FOR_OPEN_PAGES, UNUSED_MS } from '../unused-releases';
import type { Bucket, StoredObject } from './bucket';
import { packRelease, unpackRelease, type NamedFile } from './packed-release';

const PACKED = 'releases/';
const UPLOADS = 'uploads/';
/** Strangers may ask for releases that never were: that must leave connections to the bucket for pictures. */
const AT_ONCE = 4;

/**
 * Files of releases in a bucket. A served release is one object, so that it is there completely or not at all; a
 * server unpacks it into its folder, once, and pages load it from there also while the bucket is away.
 */
export function bucketReleaseFiles(bucket: Bucket, local: FolderReleaseFiles): ReleaseFiles {
  const packedOf = ({ name, release }: ReleaseKey) => `${PACKED}${name}/${release}.tar`;
  const uploadsOf = ({ name, release }: ReleaseKey) => `${UPLOADS}${name}/${release}/`;
  const fewAtOnce = pLimit(AT_ONCE);
  const underWay = new Map<string, Promise<boolean>>();

  /** True if the release is in the folder now, false if it is not served. */
  async function bring(key: ReleaseKey): Promise<boolean> {
    if (local.isServed(key)) return true;
    const id = packedOf(key);
    const coming = underWay.get(id) ?? fewAtOnce(() => fetch(key)).finally(() => underWay.delete(id));
    underWay.set(id, coming);
    return coming;
  }

  async function fetch(key: ReleaseKey): Promise<boolean> {
    const packed = await bucket.read(packedOf(key));
    if (!packed) return false;
    for await (const [file, bytes] of unpackRelease(packed)) await local.upload(key, file, bytes);
    await local.serve(key);
    return true;
  }

  async function writePacked(key: ReleaseKey): Promise<void> {
    const isHere = await bring(key);
    const names = isHere ? await local.list(key) : await listUploaded(key);
    if (names.length === 0) throw new Error(`${key.name} ${key.release} has no files`);
    const files: NamedFile[] = [];
    for (const name of names.sort()) {
      const bytes = isHere ? await local.read(key, name) : await bucket.read(uploadsOf(key) + name);
      if (bytes) files.push([name, bytes]);
    }
    await bucket.write(packedOf(key), await packRelease(files));
  }

  async function listUploaded(key: ReleaseKey): Promise<string[]> {
    const objects = await all(bucket.list(uploadsOf(key)));
    return objects.map((object) => object.key.slice(uploadsOf(key).length));
  }

  async function listPacked(): Promise<(ReleaseKey & StoredObject)[]> {
    const found = [];
    for await (const object of bucket.list(PACKED)) {
      const [, name, release] = /^releases\/([^/]+)\/([^/]+)\.tar$/.exec(object.key) ?? [];
      if (name !== undefined && release !== undefined) found.push({ name, release, ...object });
    }
    return found;
  }

  /** Other servers, which may not know that a release is used, leave it for seven days after it was written. */
  async function markUsed({ key, writtenAt }: StoredObject): Promise<void> {
    if (writtenAt.getTime() > Date.now() - DAY_MS / 2) return;
    const packed = await bucket.read(key);
    if (packed) await bucket.write(key, packed);
  }

  async function removeUploads(): Promise<void> {
    const continued = new Map<string, number>();
    for await (const { key, writtenAt } of bucket.list(UPLOADS)) {
      const folder = key.slice(0, key.lastIndexOf('/') + 1);
      continued.set(folder, Math.max(continued.get(folder) ?? 0, writtenAt.getTime()));
    }
    for (const [folder, at] of continued) if (at < Date.now() - DAY_MS) await removeAll(folder);
  }

  async function removeAll(prefix: string): Promise<void> {
    for await (const { key } of bucket.list(prefix)) await bucket.remove(key);
  }

  return {
    upload: async (key, file, bytes) => {
      // compared when the release is complete
      if (!(await bring(key))) await bucket.write(uploadsOf(key) + file, bytes);
    },
    read: async (key, file) => ((await bring(key)) ? local.read(key, file) : bucket.read(uploadsOf(key) + file)),
    list: async (key) => ((await bring(key)) ? local.list(key) : listUploaded(key)),
    measure: async (key) => {
      const objects = await all(bucket.list(uploadsOf(key)));
      return { files: objects.length, bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    size: async (key) => ((await bring(key)) ? local.size(key) : 0),
    serve: async (key) => {
      // also one that was served long ago: it must not be removed before it is live again
      await writePacked(key);
      await bring(key);
      await removeAll(uploadsOf(key));
    },
    bring: async (key) => void (await bring(key)),
    listServed: async () => {
      const all = [...(await local.listServed()), ...(await listPacked())];
      return [...new Map(all.map(({ name, release }) => [`${name}/${release}`, { name, release }])).values()];
    },
    share: async () => {
      const there = new Set((await listPacked()).map(({ key }) => key));
      const missing = (await local.listServed()).filter((key) => !there.has(packedOf(key)));
      for (const key of missing) await writePacked(key);
      return missing.length;
    },
    removeUnused: async (held) => {
      await local.removeUnused(held);
      const packed = await listPacked();
      for (const [name, releases] of held) {
        // so that a page gets them also while the bucket is away
        for (const release of releases) await bring({ name, release });
        const ofName = packed.filter((object) => object.name === name);
        for (const object of ofName) if (releases.has(object.release)) await markUsed(object);
        const unused = ofName.filter(({ release }) => !releases.has(release));
        const byTime = unused.sort((left, right) => right.writtenAt.getTime() - left.writtenAt.getTime());
        for (const { key, writtenAt } of byTime.slice(FOR_OPEN_PAGES))
          if (writtenAt.getTime() < Date.now() - UNUSED_MS) await bucket.remove(key);
      }
      await removeUploads();
    },
  };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
