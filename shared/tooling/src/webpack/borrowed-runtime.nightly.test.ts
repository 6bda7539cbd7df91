import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { runWebpack } from '../build/run-webpack';
import { borrowedRuntimeAlias, lentByHost } from './federation';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keydate-borrowed-'));
  await writeFile(join(folder, 'remote.js'), 'export const page = "Pricing";');
});
afterAll(() => rm(folder, { recursive: true }));

/** The entry of a small remote. */
async function entryOf(alias: Record<string, string>): Promise<string> {
  const path = join(folder, 'dist');
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path, uniqueName: 'small' },
    resolve: { extensions: ['.ts', '.js'], alias },
    module: { rules: [{ test: /\.ts$/, loader: createRequire(import.meta.url).resolve('swc-loader') }] },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'small',
        filename: 'entry.js',
        exposes: { './remote': join(folder, 'remote.js') },
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true },
      }),
    ],
  });
  return readFile(join(path, 'entry.js'), 'utf8');
}

test('a remote borrows the bundler runtime from its host, and carries none', async () => {
  const ofTheLibrary = 'Federation instance not found!';
  expect(await entryOf({})).toContain(ofTheLibrary);
  const entry = await entryOf(borrowedRuntimeAlias());
  expect(entry).toContain('keydateBundlerRuntime');
  expect(entry).not.toContain(ofTheLibrary);
});

test('what a host lends has the version of the federation library', async () => {
  const library: unknown = JSON.parse(
    await readFile(join(import.meta.dirname, '../../node_modules/@module-federation/enhanced/package.json'), 'utf8'),
  );
  expect(Object.values(lentByHost())).toEqual([(library as { version: string }).version]);
});
