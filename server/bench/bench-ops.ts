import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { login, updateUser } from '@keydate/contracts/people';
import { median } from '@keydate/tooling/bench/report';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres } from '@keydate/tooling/postgres/start-postgres';
import { aPng } from '@keydate/reader/test/a-png';
import { z } from 'zod';
import { ask } from '../test/ask';
import { startBucketServer } from '../test/bucket-server';
import { startProduct } from '../test/product-process';
import { costOfMetrics } from './ops/cost-of-metrics';
import { timeBackup } from './ops/time-backup';
import { timeQueue } from './ops/time-queue';

/**
 * npm run bench:ops: a picture in a bucket, from the built server and from bare Fastify, by turns (the bucket is s3rver, in
 * the process that also asks for the pictures); what metrics cost; what the queue adds to a scan; and a backup of 100,000
 * transactions. With `answers`, `queue` or `backup`, that part alone.
 */
const [WARM_UP, TURNS] = [200, 1500];
const ready = z.tuple([z.object({ origin: z.string() })]).rest(z.unknown());

const programs = findPostgres();
if (!programs) throw new Error('This benchmark needs an installed PostgreSQL.');
execFileSync(process.execPath, ['build.mjs'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
const part = process.argv[2];
for (const [name, measure] of Object.entries({ answers: measureAnswers, queue: measureQueue, backup: measureBackup })) {
  if (part !== undefined && part !== name) continue;
  const postgres = await startPostgres(programs, { flushes: true });
  try {
    await measure(postgres.url);
  } finally {
    await postgres.stop();
  }
}
console.log(`\n${cpus().length} cores, Node ${process.version}, medians of ${TURNS}.`);

async function measureAnswers(url: string): Promise<void> {
  const bucket = await startBucketServer();
  const product = await startProduct({ ...bucket.environment, DATABASE_URL: url });
  const bare = fork(join(import.meta.dirname, 'ops/bare-pictures.process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...bucket.environment },
  });
  try {
    const [{ origin }] = ready.parse(await once(bare, 'message'));
    const token = await signIn(product);
    const avatar = new Blob([new Uint8Array(aPng({ width: 512, height: 512 }))]);
    const saved = await ask(product, updateUser, { token, body: {}, files: { avatar } });
    const path = saved.body.result.user.avatar?.url ?? '';
    const [fromKeydate, fromBare] = [`${product.origin}/api${path}`, origin + path.replace('/files', '')];
    const times: Record<'keydate' | 'bare', number[]> = { keydate: [], bare: [] };
    for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
      const [bareMs, keydateMs] = [await timeOf(fromBare, token), await timeOf(fromKeydate, token)];
      if (turn < WARM_UP) continue;
      times.bare.push(bareMs);
      times.keydate.push(keydateMs);
    }
    const web = { ...bucket.environment, DATABASE_URL: url, KEYDATE_ROLES: 'web', LOG_LEVEL: 'warn' };
    const metrics = await costOfMetrics((more) => startProduct({ ...web, ...more }), token);
    const [kept, plain] = [median(times.keydate), median(times.bare)];
    console.log('| | bare Fastify | Keydate | | target |\n|---|---|---|---|---|');
    console.log(
      `| a picture in a bucket, median | ${plain.toFixed(1)} ms | ${kept.toFixed(1)} ms | ${(kept / plain).toFixed(2)} × | ≤ 1.5 × |`,
    );
    console.log(
      `\n| | without | with | | target |\n|---|---|---|---|---|\n| metrics: a server’s processor time of a call, median | ` +
        `${metrics.without.toFixed(2)} ms | ${metrics.with.toFixed(2)} ms | ${(metrics.with / metrics.without).toFixed(2)} × | ≤ 1.03 × |`,
    );
  } finally {
    bare.kill();
    await product.stop();
    await bucket.close();
  }
}

async function measureQueue(url: string): Promise<void> {
  const { alone, queued } = await timeQueue({ DATABASE_URL: url, LOG_LEVEL: 'warn' }, signIn);
  console.log(
    '\n| a typed contract, median of 20 | the reading alone | from POST to answer, read by another server | the queue adds | target |',
  );
  console.log('|---|---|---|---|---|');
  console.log(
    `| \`aws-textract\` | ${(alone / 1000).toFixed(2)} s | ${(queued / 1000).toFixed(2)} s | ${((queued - alone) / 1000).toFixed(2)} s | ≤ 0.5 s |`,
  );
}

async function measureBackup(url: string): Promise<void> {
  const { seconds, delay } = await timeBackup(url);
  console.log(
    '\n| a backup of 100,000 transactions | time | event loop’s p99 before | meanwhile | target |\n|---|---|---|---|---|',
  );
  console.log(
    `| while a server answers | ${seconds.toFixed(0)} s | ${delay.before.toFixed(0)} ms | ${delay.meanwhile.toFixed(0)} ms | ≤ 120 s, ≤ 100 ms |`,
  );
}

async function signIn(server: { origin: string }): Promise<string> {
  const body = { email: 'realtor@demo.keydate.example', password: 'Keydate!2026' };
  return (await ask(server, login, { body })).body.result.accessToken;
}

/** The milliseconds of a request. */
async function timeOf(address: string, token: string): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const bytes = await reply.arrayBuffer();
  if (reply.status !== 200 || bytes.byteLength === 0) throw new Error(`${address} answered ${reply.status}.`);
  return performance.now() - begun;
}
