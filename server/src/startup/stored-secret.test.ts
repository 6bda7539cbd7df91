import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSecret } from './stored-secret';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kd-secret-'));
});
afterEach(() => rm(home, { recursive: true }));

test('a secret is made on the first start and the same on the next, so that codes outlive a restart', () => {
  expect(storedSecret(home)).toBe(storedSecret(home));
});

test('each installation has its own, which nobody else on the machine may read', async () => {
  const secret = storedSecret(home);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(storedSecret(join(home, 'another'))).not.toBe(secret);
  expect((await stat(join(home, 'code-secret'))).mode & 0o777).toBe(0o600);
});
