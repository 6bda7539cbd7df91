declare module 's3rver' {
  import type { Server } from 'node:http';

  /** The part of this imitation of S3 that tests use. The package has no types. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    httpServer: Server;
    logger: { silent: boolean };
  }
}
