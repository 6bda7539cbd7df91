import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facadeVersion } from './facade-version';

test('a name more in a facade is a newer version of it, a type more is not', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'keydate-facade-')), 'facade.ts');
  const versionOf = async (source: string) => {
    await writeFile(file, source);
    return facadeVersion('4.6.7', file);
  };
  expect(await versionOf("export { a, b } from 'z';")).toBe('4.2.0');
  expect(await versionOf("export { a, b, c } from 'z';")).toBe('4.3.0');
  expect(await versionOf("export { a, b, c } from 'z';\nexport type { D } from 'z';")).toBe('4.3.0');
});
