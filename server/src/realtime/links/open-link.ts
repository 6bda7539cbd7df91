import type { Config } from '../../config';
import { postgresLink } from './postgres-link';
import { redisLink } from './redis-link';
import { noLink, type ServerLink } from './server-link';

/** How this server reaches the others: through Redis if REDIS_URL is set, else through the shared database, else not at all. */
export function openLink(
  { redisUrl, databaseDirectUrl }: Pick<Config, 'redisUrl' | 'databaseDirectUrl'>,
  tell: (problem: string) => void,
): ServerLink {
  if (redisUrl) return redisLink(redisUrl, tell);
  return databaseDirectUrl ? postgresLink(databaseDirectUrl, tell) : noLink;
}
