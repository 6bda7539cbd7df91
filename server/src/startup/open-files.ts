import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { folderFileStore } from '../adapters/folder-file-store';
import { folderReleaseFiles } from '../adapters/folder-release-files';
import { openBucket, type Bucket } from '../adapters/s3/bucket';
import { bucketFileStore } from '../adapters/s3/bucket-file-store';
import { bucketReleaseFiles } from '../adapters/s3/bucket-release-files';
import type { Config } from '../config';
import { OperationRefused } from '../db/backup/operation-refused';
import { FilesAway } from '../ports/files-away';
import type { FileStore } from '../ports/file-store';
import type { ReleaseFiles } from '../ports/release-files';

export interface Files {
  files: FileStore;
  releaseFiles: ReleaseFiles;
  close: () => void;
}

/**
 * The stores of files and releases: a bucket if one is set, otherwise folders. Throws OperationRefused with one sentence if
 * the bucket cannot be written to and read from.
 */
export async function openFiles(
  { s3, home, releasesFolder }: Pick<Config, 's3' | 'home' | 'releasesFolder'>,
  warn: (sentence: string) => void,
): Promise<Files> {
  const inFolder = folderReleaseFiles(releasesFolder, warn);
  if (!s3) return { files: folderFileStore(join(home, 'files')), releaseFiles: inFolder, close: () => undefined };
  const bucket = await openBucket(s3);
  await probe(bucket).catch((error: unknown) => {
    throw error instanceof FilesAway
      ? new OperationRefused(sentenceOf(s3.bucket, error.message), { cause: error })
      : error;
  });
  return {
    files: bucketFileStore(bucket),
    releaseFiles: bucketReleaseFiles(bucket, inFolder),
    close: () => bucket.close(),
  };
}

/** Opens the stores for the work of a command. */
export async function withFiles<Result>(
  settings: Parameters<typeof openFiles>[0],
  work: (files: Files) => Promise<Result>,
): Promise<Result> {
  const files = await openFiles(settings, (sentence) => console.error(sentence));
  return work(files).finally(files.close);
}

/** Does all that a server does with objects. */
async function probe(bucket: Bucket): Promise<void> {
  const key = `probe/${randomUUID()}`;
  await bucket.write(key, Buffer.from('Keydate'));
  const read = await bucket.read(key);
  if (read?.toString() !== 'Keydate') throw new FilesAway('it returned another object than the one that was written');
  for await (const { key: listed } of bucket.list(key)) await bucket.remove(listed);
  // the right to list also tells a missing object from a forbidden one
  if (await bucket.read(key)) throw new FilesAway('it did not remove an object');
}

const REASONS: readonly { codes: readonly string[]; sentence: (bucket: string) => string }[] = [
  {
    codes: ['NoSuchBucket', 'NotFound'],
    sentence: (bucket) => `The bucket ${bucket} does not exist. Create it, or correct S3_BUCKET.`,
  },
  {
    codes: ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken', 'CredentialsProviderError'],
    sentence: (bucket) =>
      `The store of the bucket ${bucket} does not accept the key. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  },
  {
    codes: ['AccessDenied', 'AllAccessDisabled', 'Forbidden', 'HTTP 403'],
    sentence: (bucket) =>
      `Keydate may not write to the bucket ${bucket}. Its key needs s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket.`,
  },
  {
    codes: ['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'InsufficientCapacity', 'HTTP 507'],
    sentence: (bucket) => `The bucket ${bucket} is full. Give it more space.`,
  },
  {
    codes: ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException'],
    sentence: (bucket) => `The bucket ${bucket} is in another region. Correct S3_REGION.`,
  },
];

function sentenceOf(bucket: string, reason: string): string {
  const known = REASONS.find(({ codes }) => codes.includes(reason));
  return known?.sentence(bucket) ?? `The bucket ${bucket} cannot be used (${reason}). Check S3_ENDPOINT and S3_REGION.`;
}
