import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '../../node_modules/.cache/keydate/empty-database');

/**
 * The file of an empty embedded database, as its version of PGlite dumps it. It is made once on a machine, for that takes
 * a processor several seconds. It has no tables: whoever opens it brings it up to date, like any other database.
 */
export async function emptyDatabase(): Promise<string> {
  const manifest = join(dirname(resolve('@electric-sql/pglite')), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const file = join(cache, `${version}.tar`);
  if (existsSync(file)) return file;
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('none');
  await database.close();
  await mkdir(cache, { recursive: true });
  // aside first: another run beside this one must not read half of it
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  await rename(aside, file);
  return file;
}
