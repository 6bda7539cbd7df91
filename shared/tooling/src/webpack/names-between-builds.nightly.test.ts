import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compilation } from 'webpack';
import { runWebpack } from '../build/run-webpack';
import { sharedVersions, usedNames } from './used-names';

const SHARED = 'shared-money';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-names-'));
  await write(`node_modules/${SHARED}/package.json`, JSON.stringify({ name: SHARED, version: '1.2.0' }));
  await write(`node_modules/${SHARED}/index.js`, 'export const format = 1, parse = 2, limits = { low: 1, high: 9 };');
});
afterAll(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<string> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return path;
}

/** Builds a host that shares a module, or a remote that takes the module from its host. */
async function build(kind: 'host' | 'remote', source: string): Promise<Compilation> {
  const isHost = kind === 'host';
  const entry = await write(`${kind}.js`, source);
  return runWebpack({
    mode: 'production',
    context: root,
    entry: isHost ? { main: entry } : {},
    output: { path: join(root, 'dist', kind), uniqueName: kind },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: kind,
        ...(!isHost && { filename: 'entry.js', exposes: { './remote': entry } }),
        shared: {
          [SHARED]: { ...(!isHost && { import: false }), version: '1.2.0', requiredVersion: '^1.0.0', singleton: true },
        },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
}

const FORMATTING = `import { format, parse } from '${SHARED}'; export const page = () => format(1);`;

test.each([
  ['the names that it imports and calls, and no others', FORMATTING, ['format']],
  [
    'what it reads from a name',
    `import { limits } from '${SHARED}'; export const high = limits.high;`,
    ['limits.high'],
  ],
  ['all names, where it takes the module as a whole', `export const page = () => import('${SHARED}');`, ['*']],
  ['nothing, where it does not import it', "export const page = 'Pricing';", undefined],
])('of a shared module a build uses %s', async (_what, source, names) => {
  expect(usedNames(await build('remote', source))[SHARED]).toEqual(names);
});

test('a host offers a shared module that it imports, at its version, and none that it does not', async () => {
  expect(sharedVersions(await build('host', FORMATTING))).toEqual({ [SHARED]: '1.2.0' });
  expect(sharedVersions(await build('host', 'document.title = "Keydate";'))).toEqual({});
});
