import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';

/** 'best' is for what users download (quality 11, takes seconds); 'quick' for a start or a test (quality 5). */
export type Compression = 'best' | 'quick';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const quality: Record<Compression, number> = { best: 11, quick: 5 };

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder that is large enough to gain by it. Each is replaced in
 * one step, because it may be being served.
 */
export async function compressFolder(folder: string, compression: Compression): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name), compression)));
}

async function compressFile(path: string, compression: Compression): Promise<void> {
  const content = await readFile(path);
  if (content.length < 512) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[compression],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFileAtomic(`${path}.br`, await brotli(content, { params }));
  await writeFileAtomic(`${path}.gz`, await gzipped(content, { level: Math.min(9, quality[compression]) }));
}
