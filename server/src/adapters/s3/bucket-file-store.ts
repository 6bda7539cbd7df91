import type { FileStore } from '../../ports/file-store';
import { refuseOtherKey } from '../file-key';
import type { Bucket } from './bucket';

const FILES = 'files/';

/** Files in a bucket. */
export function bucketFileStore(bucket: Bucket): FileStore {
  const objectOf = (key: string) => {
    refuseOtherKey(key);
    return `${FILES}${key}`;
  };
  return {
    write: async (key, bytes) => bucket.write(objectOf(key), bytes),
    read: async (key) => bucket.read(objectOf(key)),
    remove: async (key) => bucket.remove(objectOf(key)),
    listBefore: async function* (folder, moment) {
      const prefix = `${objectOf(folder)}/`;
      for await (const { key, writtenAt } of bucket.list(prefix))
        if (writtenAt < moment && !key.slice(prefix.length).includes('/')) yield key.slice(FILES.length);
    },
    list: async function* () {
      for await (const { key } of bucket.list(FILES)) yield key.slice(FILES.length);
    },
  };
}
