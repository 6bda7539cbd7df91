import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress';

test('text gets a brotli and a gzip twin that say the same; tiny files and fonts get none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-compress-'));
  const text = 'const deadline = 1;\n'.repeat(100);
  await writeFile(join(folder, 'main.js'), text);
  await writeFile(join(folder, 'tiny.js'), '1;');
  await writeFile(join(folder, 'inter.woff2'), text);
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['inter.woff2', 'main.js', 'main.js.br', 'main.js.gz', 'tiny.js']);
  expect(brotliDecompressSync(await readFile(join(folder, 'main.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'main.js.gz'))).toString()).toBe(text);
});
