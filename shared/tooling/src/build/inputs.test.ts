import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { inputHash } from './inputs';

/** A copy of a package that depends on no other. */
async function aPackage(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'keydate-inputs-')), 'domain');
  await cp(join(workspaceRoot, 'shared/domain'), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  return folder;
}

test('the same sources give the same id', async () => {
  const folder = await aPackage();
  expect(inputHash(folder)).toMatch(/^[0-9a-f]{12}$/);
  expect(inputHash(folder)).toBe(inputHash(folder));
});

test.each(['src/roles.ts', 'src/a-new-file.ts', 'package.json'])('%s changes the id', async (file) => {
  const folder = await aPackage();
  const before = inputHash(folder);
  await writeFile(
    join(folder, file),
    file === 'package.json' ? '{"name":"@keydate/domain","version":"2.0.0"}' : 'export {};',
  );
  expect(inputHash(folder)).not.toBe(before);
});

test.each(['src/roles.test.ts', 'README.md', '.notes'])('%s takes no part in a build', async (file) => {
  const folder = await aPackage();
  const before = inputHash(folder);
  await writeFile(join(folder, file), 'changed');
  expect(inputHash(folder)).toBe(before);
});
