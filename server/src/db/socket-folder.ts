import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperationRefused } from './backup/operation-refused';

/**
 * Makes a folder for the socket of `home`'s database, short because the path of a unix socket is cut at about 104 bytes.
 * Anyone who can open the socket has the whole database, so the folder must be this user's and closed to all others; on a
 * shared machine somebody else could have made it first. Throws OperationRefused then.
 */
export function openSocketFolder(home: string): string {
  const name = createHash('sha256').update(realpathSync(home)).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `kd-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOurs = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new OperationRefused(`${folder} is not this user's alone. Remove it, or set TMPDIR to a folder of your own.`);
  }
  return folder;
}
