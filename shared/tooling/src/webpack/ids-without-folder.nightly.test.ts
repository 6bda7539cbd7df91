import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { IdsWithoutFolder } from './ids-without-folder';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

test('the same source gives the same files in whichever folder it is checked out', async () => {
  const [here, there] = [await build('here'), await build('somewhere-else')];
  expect(Object.keys(here)).toContainEqual(expect.stringMatching(/^entry\.[0-9a-f]{8}\.js$/));
  expect(there).toEqual(here);
});

/** Builds a small remote in a new folder, and gives its files. */
async function build(name: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), `keydate-${name}-`));
  folders.push(folder);
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/remote.js'), 'export const page = "Pricing";');
  await writeFile(join(folder, 'src/plugin.js'), 'export default () => ({ name: "fresh-chunks" });');
  const output = join(folder, 'dist');
  await run({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: output, uniqueName: 'small' },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'small',
        filename: 'entry.[contenthash:8].js',
        exposes: { './remote': join(folder, 'src/remote.js') },
        runtimePlugins: [join(folder, 'src/plugin.js')],
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true },
      }),
      new IdsWithoutFolder(),
    ],
  });
  const files: Record<string, string> = {};
  for (const file of await readdir(output)) files[file] = await readFile(join(output, file), 'utf8');
  return files;
}

function run(configuration: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
