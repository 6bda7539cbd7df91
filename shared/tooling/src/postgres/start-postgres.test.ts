import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../is-alive';
import { startPostgres } from './start-postgres';

let programs: string;
let parent: string;
beforeEach(async () => {
  programs = await mkdtemp(join(tmpdir(), 'keydate-pg-test-'));
  parent = join(programs, 'servers');
  await chmod(programs, 0o755); // the user that PostgreSQL runs as may enter
  await mkdir(parent);
});
afterEach(() => rm(programs, { recursive: true }));

/** Writes scripts with the names of PostgreSQL's programs. */
async function behave(scripts: { initdb: string; postgres: string }): Promise<void> {
  for (const [name, script] of Object.entries({ ...scripts, pg_isready: 'exit 2' })) {
    await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
}

test('a PostgreSQL whose data folder cannot be made leaves nothing behind', async () => {
  await behave({ initdb: 'exit 1', postgres: 'exit 0' });
  await expect(startPostgres(programs, { parent })).rejects.toThrow();
  expect(await readdir(parent)).toEqual([]);
});

test('a PostgreSQL that ends at once is not waited for, and leaves nothing behind', async () => {
  await behave({ initdb: 'exit 0', postgres: 'exit 1' });
  await expect(startPostgres(programs, { parent, patienceMs: 3_600_000 })).rejects.toThrow();
  expect(await readdir(parent)).toEqual([]);
});

test('a PostgreSQL that is not ready in time is ended, and leaves nothing behind', async () => {
  const pidFile = join(programs, 'pid');
  await writeFile(pidFile, '');
  await chmod(pidFile, 0o666);
  await behave({ initdb: 'exit 0', postgres: `echo $$ > ${pidFile}; exec sleep 600` });
  await expect(startPostgres(programs, { parent, patienceMs: 300 })).rejects.toThrow();
  expect(await readdir(parent)).toEqual([]);
  const pid = Number(await readFile(pidFile, 'utf8'));
  expect(pid > 0 && isAlive(pid)).toBe(false);
});
