import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const server = join(import.meta.dirname, '..');

test('the migrations have every change of the tables: none is left for the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kd-migrations-'));
  await cp(join(server, 'drizzle'), folder, { recursive: true });
  const before = await readdir(folder, { recursive: true });
  const schema = ['--dialect', 'postgresql', '--schema', './src/**/*.table.ts'];
  await promisify(execFile)(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', ...schema, '--out', relative(server, folder)],
    { cwd: server },
  );
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  await rm(folder, { recursive: true });
});
