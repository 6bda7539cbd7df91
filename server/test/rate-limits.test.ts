import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startRedis } from '@keydate/tooling/redis/start-redis';
import { AppError } from '../src/app-error';
import { openRateLimits } from '../src/adapters/rate-limits';

const TWO = { name: 'messages', most: 2, windowMs: 60_000, refusal: 'MESSAGES_TOO_FAST' } as const;
const REFUSED = expect.objectContaining({ code: 'MESSAGES_TOO_FAST' }) as Error;

test('as many as the limit allows may come at once; the next is refused, and takes nothing from another person', async () => {
  const limits = openRateLimits(undefined);
  const count = limits.limit(TWO);
  await Promise.all([count('wren'), count('wren')]);
  await expect(count('wren')).rejects.toEqual(REFUSED);
  await count('ash');
  limits.close();
});

/** The answers of a Redis to a client that connects. */
const GREETINGS: Record<string, string> = {
  hello: '%1\r\n$6\r\nserver\r\n$5\r\nredis\r\n',
  setinfo: '+OK\r\n',
  info: '$9\r\nloading:0\r\n',
};

test('a Redis that falls silent makes nobody wait for long: the server counts alone', async () => {
  const unanswered: string[] = [];
  const redis = createServer((socket) =>
    socket.on('data', (bytes) => {
      for (const [word] of bytes.toString().matchAll(/\b(?:hello|setinfo|info|eval)/gi)) {
        const greeting = GREETINGS[word.toLowerCase()];
        if (greeting === undefined) unanswered.push(word);
        else socket.write(greeting);
      }
    }),
  ).listen(0, '127.0.0.1');
  await once(redis, 'listening');
  const limits = openRateLimits(`redis://127.0.0.1:${(redis.address() as AddressInfo).port}`);
  const count = limits.limit(TWO);
  // until it is connected
  while (unanswered.length === 0) {
    await count(randomUUID());
    await new Promise((turn) => setImmediate(turn));
  }
  const outcomes = await Promise.allSettled([count('wren'), count('wren'), count('wren')]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([{ status: 'rejected', reason: REFUSED }]);
  limits.close();
  redis.close();
}, 10_000);

for (const program of [process.env.TEST_REDIS_SERVER ?? ''].filter(Boolean)) {
  test('servers that share a Redis count together, and each alone while it is away', async () => {
    const redis = await startRedis(program);
    const opened = [openRateLimits(redis.url), openRateLimits(redis.url)];
    const [one, other] = opened.map((limits) => limits.limit(TWO)) as [Count, Count];
    // until both are connected
    while (!(await isShared(one, other))) await new Promise((turn) => setImmediate(turn));
    await redis.stop();
    for (const count of [one, other]) {
      await count('wren');
      await count('wren');
      await expect(count('wren')).rejects.toEqual(REFUSED);
    }
    for (const limits of opened) limits.close();
  });
}

type Count = (key: string) => Promise<void>;

/** True if each has counted what the other one did: a third is refused by both. */
async function isShared(one: Count, other: Count): Promise<boolean> {
  const key = randomUUID();
  await one(key);
  await other(key);
  const outcomes = await Promise.allSettled([one(key), other(key)]);
  return outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof AppError);
}
