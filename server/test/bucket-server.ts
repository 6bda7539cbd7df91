import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../src/s3-settings';

export interface BucketServer {
  settings: S3Settings;
  /** The same for a server in a process of its own. */
  environment: Record<string, string>;
  /** Makes an object look as if it had been written these hours ago. */
  age(key: string, hours: number): Promise<void>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** A store with one empty bucket, which speaks the protocol of S3. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'kd-bucket-'));
  const configureBuckets = [{ name: 'keydate' }];
  // s3rver removes a folder that becomes empty, even while it writes the next object into it, which is then lost
  await mkdir(join(directory, 'keydate/files/contracts'), { recursive: true });
  await writeFile(join(directory, 'keydate/files/contracts/never-empty'), '');
  const start = async (port: number) => {
    const store = new S3rver({ address: '127.0.0.1', port, directory, silent: true, configureBuckets });
    // it closes its log at once, and then complains of what it still logs
    store.logger.silent = true;
    return { ...(await store.run()), server: store.httpServer };
  };
  let running = await start(0);
  const { port } = running;
  const goAway = async () => {
    const closed = new Promise((resolve) => running.server.close(resolve));
    running.server.closeAllConnections();
    await closed;
  };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      bucket: 'keydate',
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      pathStyle: true,
      checksums: 'WHEN_SUPPORTED',
    },
    environment: {
      S3_BUCKET: 'keydate',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PATH_STYLE: 'on',
    },
    age: async (key, hours) => {
      const then = new Date(Date.now() - hours * 3_600_000);
      await utimes(join(directory, 'keydate', `${key}._S3rver_object`), then, then);
    },
    goAway,
    comeBack: async () => {
      running = await start(port);
    },
    close: async () => {
      await goAway();
      await rm(directory, { recursive: true });
    },
  };
}
