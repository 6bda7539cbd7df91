import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPackages } from './installed-packages';

/** A folder with these packages installed next to each other, each by its version and what it depends on. */
async function aFolder(packages: Record<string, { version: string; dependencies?: string[] }>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-installed-'));
  for (const [name, { version, dependencies = [] }] of Object.entries(packages)) {
    const own = join(folder, 'node_modules', name);
    await mkdir(own, { recursive: true });
    const ranges = Object.fromEntries(dependencies.map((dependency) => [dependency, '*']));
    await writeFile(join(own, 'package.json'), JSON.stringify({ name, version, dependencies: ranges }));
  }
  return folder;
}

test('what a dependency depends on counts, what another package depends on does not', async () => {
  const folder = await aFolder({
    react: { version: '19.3.1', dependencies: ['scheduler'] },
    scheduler: { version: '0.27.0' },
    lottery: { version: '1.0.0' },
  });
  expect(installedPackages([{ folder, names: ['react'] }])).toEqual(['react@19.3.1', 'scheduler@0.27.0']);
});

test('packages that depend on each other are named once', async () => {
  const folder = await aFolder({
    first: { version: '1.0.0', dependencies: ['second'] },
    second: { version: '2.0.0', dependencies: ['first'] },
  });
  expect(installedPackages([{ folder, names: ['first', 'second'] }])).toEqual(['first@1.0.0', 'second@2.0.0']);
});

test('a package that is not installed is left out: it may be optional', async () => {
  expect(installedPackages([{ folder: await aFolder({}), names: ['fsevents'] }])).toEqual([]);
});
