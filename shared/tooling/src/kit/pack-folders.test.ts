import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolders } from './pack-folders';

test('a package is packed with all its files, and the same files give the same tarball', async () => {
  const root = await mkdtemp(join(tmpdir(), 'keydate-pack-'));
  try {
    const folder = join(root, 'client');
    await mkdir(join(folder, 'src'), { recursive: true });
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: '@keydate/client', version: '1.2.0', exports: { '.': { types: './src/index.d.ts' } } }),
    );
    await writeFile(join(folder, 'src/index.d.ts'), 'export {};');
    const [first = ''] = await packFolders([folder], join(root, 'first'));
    expect(first).toBe(join(root, 'first/keydate-client.tgz'));
    const names = execFileSync('tar', ['-tzf', first], { encoding: 'utf8' });
    expect(names.trim().split('\n').sort()).toEqual(['package/package.json', 'package/src/index.d.ts']);

    await utimes(join(folder, 'package.json'), new Date(0), new Date(0));
    const [again = ''] = await packFolders([folder], join(root, 'again'));
    expect(await readFile(again)).toEqual(await readFile(first));
  } finally {
    await rm(root, { recursive: true });
  }
});
