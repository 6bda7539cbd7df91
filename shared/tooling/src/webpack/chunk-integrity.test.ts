import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { runWebpack } from '../build/run-webpack';
import { ChunkIntegrity, sha384Of } from './chunk-integrity';
import { moduleRules } from './rules';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keydate-integrity-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds the sources in this folder, by name, from `index.js`. Returns the built files, by name. */
async function built(sources: Record<string, string>): Promise<Map<string, string>> {
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, 'src', name), text);
  await runWebpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: './src/index.js',
    output: { path: join(folder, 'out'), filename: 'entry.js', chunkFilename: '[name].[contenthash:8].js' },
    module: { rules: moduleRules('small', { isPlain: true }) },
    plugins: [new ChunkIntegrity(), new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' })],
    optimization: { minimize: false },
  });
  const names = await readdir(join(folder, 'out'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, 'out', name), 'utf8')] as const)),
  );
}

test('an entry has the hash of each file that it loads later, and no other', async () => {
  const files = await built({
    'index.js': "import('./page.js'); import('./dialog.js');",
    'page.js': "import './page.css'; console.log('page');",
    'dialog.js': "console.log('dialog');",
    'page.css': '.page { color: red }',
  });

  const later = [...files].filter(([name]) => name !== 'entry.js');
  expect(later.map(([name]) => name.slice(name.lastIndexOf('.'))).sort()).toEqual(['.css', '.js', '.js']);
  const inEntry = files.get('entry.js')?.match(/sha384-[\w+/]{64}/g) ?? [];
  expect(inEntry.sort()).toEqual(later.map(([, text]) => sha384Of(text)).sort());
});
