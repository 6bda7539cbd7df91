import type { S3Client } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { FilesAway } from '../../ports/files-away';
import type { S3Settings } from '../../s3-settings';

export interface StoredObject {
  key: string;
  writtenAt: Date;
  bytes: number;
}

/** A bucket of objects. Each is written and read whole. Each call throws FilesAway if the bucket does not do it. */
export interface Bucket {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such object. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** The objects whose keys begin so, in the order of their keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
  close(): void;
}

/** Two, because people wait: a page shows what is wrong sooner than a third try would. */
const ATTEMPTS = 2;
const CONNECTION_MS = 3000;
/** `silentMs`: how long the store may send nothing; `wholeMs`: how long a call may take with its retry and its content. */
const LIMITS = { silentMs: 20_000, wholeMs: 60_000 };

/** A bucket by the protocol of Amazon S3. Only this function loads the SDK. */
export async function openBucket(settings: S3Settings, { silentMs, wholeMs } = LIMITS): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    credentials: settings.credentials,
    forcePathStyle: settings.pathStyle,
    requestChecksumCalculation: settings.checksums,
    responseChecksumValidation: settings.checksums,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_MS,
      // ends with the headers of the answer
      requestTimeout: silentMs,
      throwOnRequestTimeout: true,
      socketTimeout: silentMs,
    },
  });
  const limited = () => ({ abortSignal: AbortSignal.timeout(wholeMs) });
  const { bucket: Bucket } = settings;

  return {
    write: (Key, Body) =>
      client.send(new sdk.PutObjectCommand({ Bucket, Key, Body }), limited()).then(() => undefined, refuse),
    read: async (Key) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), limited());
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        return reasonOf(error) === 'NoSuchKey' ? null : refuse(error);
      }
    },
    remove: (Key) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), limited()).then(() => undefined, refuse),
    list: async function* (Prefix) {
      for (let ContinuationToken: string | undefined; ;) {
        const page = await client
          .send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), limited())
          .catch(refuse);
        for (const { Key, LastModified, Size = 0 } of page.Contents ?? [])
          if (Key !== undefined && LastModified) yield { key: Key, writtenAt: LastModified, bytes: Size };
        ContinuationToken = page.NextContinuationToken;
        if (ContinuationToken === undefined) return;
      }
    },
    close: () => client.destroy(),
  };
}

/** An answer that has a status alone. */
const bareAnswer = z.object({ name: z.literal('Unknown'), $metadata: z.object({ httpStatusCode: z.number() }) });

function refuse(error: unknown): never {
  throw new FilesAway(reasonOf(error), { cause: error });
}

/** The code of an error: of the store, of the network or of the SDK. A message may have keys and addresses. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'Error';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const name = 'name' in error && typeof error.name === 'string' ? error.name : undefined;
  const bare = bareAnswer.safeParse(error).data;
  // a proxy of the store has no code of its own
  if (bare) return `HTTP ${bare.$metadata.httpStatusCode}`;
  return code ?? name ?? 'Error';
}
