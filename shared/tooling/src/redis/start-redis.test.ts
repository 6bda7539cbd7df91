import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from './find-redis';
import { startRedis } from './start-redis';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keydate-redis-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function aProgram(script: string): Promise<string> {
  const program = join(folder, 'redis-server');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return program;
}

test('a Redis in PATH is found', async () => {
  const program = await aProgram('exit 0');
  expect(findRedis(folder)).toBe(program);
});

test('a Redis that ends at once is not waited for', async () => {
  await expect(startRedis(await aProgram('exit 1'), { patienceMs: 3_600_000 })).rejects.toThrow('ended as soon as');
});

test('a Redis that is not ready in time is ended', async () => {
  await expect(startRedis(await aProgram('exec sleep 600'), { patienceMs: 200 })).rejects.toThrow('in time');
});
