import fastify from 'fastify';
import { openBucket } from '../../src/adapters/s3/bucket';
import { readConfig } from '../../src/config';

/** A server that only reads a picture of the bucket and sends it. */
const { s3 } = readConfig(process.env, { home: '', codeSecret: () => '' });
if (!s3) throw new Error('This server needs the settings of a bucket.');
const bucket = await openBucket(s3);
const app = fastify();
app.get<{ Params: { '*': string } }>('/*', async (request, reply) =>
  reply.type('image/webp').send(await bucket.read(`files/${request.params['*']}`)),
);
process.send?.({ origin: await app.listen({ host: '127.0.0.1', port: 0 }) });
