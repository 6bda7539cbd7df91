import { ConfigError } from './config-error';

/** The bucket that files and releases are in. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a store other than Amazon's. */
  endpoint: string | undefined;
  /** Undefined for those that the SDK finds. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** True if the bucket is part of the address's path, not of its host. */
  pathStyle: boolean;
  /** When the SDK adds checksums of its own: some stores refuse those that no call requires. */
  checksums: (typeof S3_CHECKSUMS)[number];
}

export const S3_CHECKSUMS = ['WHEN_SUPPORTED', 'WHEN_REQUIRED'] as const;

interface Given {
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  AWS_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE?: 'on' | 'off' | undefined;
  S3_CHECKSUMS?: S3Settings['checksums'] | undefined;
}

const WITH_BUCKET = [
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
  'S3_CHECKSUMS',
] as const;

/** Reads the settings of a bucket; null if the files are in a folder. Throws ConfigError. */
export function readS3(given: Given): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (bucket === undefined) {
    const alone = WITH_BUCKET.find((name) => given[name] !== undefined);
    if (alone) throw new ConfigError(`${alone} is set without S3_BUCKET. Set both, or neither.`);
    return null;
  }
  const mistakes: string[] = [];
  const region = given.S3_REGION ?? given.AWS_REGION;
  if (region === undefined) mistakes.push('With S3_BUCKET, S3_REGION must be set: the region of the bucket.');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    mistakes.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together, or neither of them.');
  if (region === undefined || mistakes.length > 0) throw new ConfigError(...mistakes);
  return {
    bucket,
    region,
    endpoint: given.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: given.S3_PATH_STYLE === 'on',
    checksums: given.S3_CHECKSUMS ?? 'WHEN_SUPPORTED',
  };
}
