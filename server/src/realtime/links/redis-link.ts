import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { ServerLink } from './server-link';

const RETRY_MAX_MS = 1000;
/** The adapter reads through connections of its own, which are ready a little later than this one. */
const READERS_MS = 500;

/** Servers linked through a stream of Redis. Calls `tell` once for each outage. */
export function redisLink(url: string, tell: (problem: string) => void): ServerLink {
  const redis = new Redis(url, { retryStrategy: (times) => Math.min(times * 100, RETRY_MAX_MS) });
  let wasUp = false;
  let isAway = false;
  const backListeners: (() => void)[] = [];
  // without a listener an outage of Redis would end the process
  redis.on('error', (error: Error) => {
    if (isAway) return;
    isAway = true;
    tell(`Redis does not answer (${error.message}). Messages are stored; other servers show them when it is back.`);
  });
  redis.on('close', () => {
    isAway ||= wasUp;
  });
  redis.on('ready', () => {
    if (wasUp) setTimeout(() => backListeners.forEach((callBack) => callBack()), READERS_MS).unref();
    wasUp = true;
    isAway = false;
  });
  return {
    adapter: createAdapter(redis, { streamName: 'keydate:sockets', channelPrefix: 'keydate:sockets' }),
    isUp: () => redis.status === 'ready',
    onBack: (callBack) => void backListeners.push(callBack),
    close: async () => {
      redis.disconnect();
    },
  };
}
