import { join } from 'node:path';
import { folderFileStore } from '../adapters/folder-file-store';
import type { Config } from '../config';
import { OperationRefused } from '../db/backup/operation-refused';
import type { Files } from './open-files';

export interface Moved {
  copied: number;
  /** Those that the bucket had already, with the same content. */
  there: number;
  releases: number;
}

/**
 * Copies the files of a folder, and its releases, into a bucket. Objects that are there already are not copied again, so
 * that a run that was broken off continues; each file is compared with its object, releases are not. The folder remains as it is.
 */
export async function moveFiles(
  { s3, home }: Pick<Config, 's3' | 'home'>,
  { files: bucket, releaseFiles }: Pick<Files, 'files' | 'releaseFiles'>,
): Promise<Moved> {
  if (!s3) throw new OperationRefused('S3_BUCKET is not set. Set it to the bucket that the files should move to.');
  const folder = folderFileStore(join(home, 'files'));
  const moved: Moved = { copied: 0, there: 0, releases: 0 };
  for await (const key of folder.list()) {
    const bytes = await folder.read(key);
    // a server may have removed it meanwhile
    if (!bytes) continue;
    if (await bucket.read(key)) moved.there += 1;
    else {
      await bucket.write(key, bytes);
      moved.copied += 1;
    }
    if (!(await bucket.read(key))?.equals(bytes))
      throw new OperationRefused(
        `The bucket ${s3.bucket} has other bytes in files/${key} than the folder. Remove that object, and try again.`,
      );
  }
  moved.releases = await releaseFiles.share();
  return moved;
}
