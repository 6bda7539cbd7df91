import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { readPackageJson } from '../package-json';
import { BUILD_TOOLS, NOT_BUILT, inputHash } from './inputs';

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

/** Installs a package next to the sources, as the folder's dependency or as somebody else's. */
async function install(folder: string, name: string, version: string): Promise<void> {
  await mkdir(join(folder, 'node_modules', name), { recursive: true });
  await writeFile(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }));
}

test('a dependency in another version changes the id; a package that others depend on does not', async () => {
  const folder = await aPackage();
  const own = { name: '@keydate/domain', version: '1.0.0', dependencies: { lucide: '1.0.0' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(own));
  await install(folder, 'lucide', '1.0.0');
  const before = inputHash(folder);
  await install(folder, 'lottery', '1.0.0');
  expect(inputHash(folder)).toBe(before);
  await install(folder, 'lucide', '1.0.1');
  expect(inputHash(folder)).not.toBe(before);
});

test('every package that the preset imports is among those it builds with', () => {
  const folders = ['webpack', 'facades'].map((name) => join(workspaceRoot, 'shared/tooling/src', name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !NOT_BUILT.test(name))
      .map((name) => join(folder, name)),
  );
  const { dependencies } = readPackageJson(join(workspaceRoot, 'shared/tooling'));
  const imported = Object.keys(dependencies).filter((name) =>
    files.some((file) => new RegExp(`from '${name}['/]|resolve\\('${name}`).test(readFileSync(file, 'utf8'))),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(BUILD_TOOLS).toEqual(expect.arrayContaining(imported));
});
