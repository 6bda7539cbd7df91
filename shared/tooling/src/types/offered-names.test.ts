import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOfTypes } from './offered-names';

test('the names of a module that uses a library are read anew when its version changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-offered-'));
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const manifest = { name: '@keydate/money', version: '1.0.0', dependencies: { lucide: '^1.0.0' } };
  await put('package.json', JSON.stringify(manifest));
  await put('src/index.ts', "export { House } from 'lucide';");
  const hashWith = async (version: string) => {
    await put('node_modules/lucide/package.json', JSON.stringify({ name: 'lucide', version }));
    return hashOfTypes({ '@keydate/money': join(folder, 'src/index.ts') });
  };

  const before = await hashWith('1.0.0');
  expect(await hashWith('1.0.0')).toBe(before);
  expect(await hashWith('1.1.0')).not.toBe(before);
});
