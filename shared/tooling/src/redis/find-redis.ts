import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where an installed `redis-server` is; undefined if there is none. */
export function findRedis(path = process.env.PATH ?? ''): string | undefined {
  const folders = [...path.split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'redis-server')).find((program) => existsSync(program));
}
