import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderHeld, holdFolder, holdFolderInTurn } from './folder-lock';

test('servers that share a folder start one after the other, and one that waits in vain says so', async () => {
  const home = await mkdtemp(join(tmpdir(), 'kd-lock-'));
  const first = await holdFolder(home);
  await expect(holdFolderInTurn(home, 0)).rejects.toThrow(FolderHeld);
  const others = [holdFolderInTurn(home, 60_000), holdFolderInTurn(home, 60_000)];
  await first.release();
  const second = await Promise.race(others);
  await expect(holdFolder(home)).rejects.toThrow(FolderHeld);
  await second.release();
  for (const hold of await Promise.all(others)) await hold.release();
  await rm(home, { recursive: true });
});
