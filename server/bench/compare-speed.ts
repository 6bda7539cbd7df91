import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { openPdfDocument } from '../src/adapters/pdf/pdf-document';
import { encodePgm } from '../src/adapters/tesseract/encode-pgm';
import { startTesseract } from '../src/adapters/tesseract/tesseract-lines';
import { preparePage } from '../src/modules/scans/reading/raster/prepare-page';
import { recognisePage } from '../src/modules/scans/reading/recognise-page';

const execute = promisify(execFile);
const ROUNDS = 5;

/** How long a scanned page takes to prepare and to recognise, beside the native engine on the same prepared page (medians, interleaved). */
export async function compareSpeed(file: string): Promise<string> {
  const document = await openPdfDocument(await readFile(file));
  const tesseract = await startTesseract();
  const folder = await mkdtemp(join(tmpdir(), 'kd-speed-'));
  const times: Record<'prepare' | 'ours' | 'native', number[]> = { prepare: [], ours: [], native: [] };
  try {
    const page = await document.page(1);
    const model = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
    await writeFile(join(folder, 'eng.traineddata'), gunzipSync(await readFile(model)));
    for (let round = 0; round <= ROUNDS; round++) {
      const picture = await page.picture();
      const prepared = await timed(times.prepare, () => preparePage(picture));
      await timed(times.ours, () => recognisePage(prepared, { recogniser: () => Promise.resolve(tesseract) }));
      await writeFile(join(folder, 'page.pgm'), encodePgm(prepared.image));
      await timed(times.native, () => nativeOf(folder));
    }
  } finally {
    await tesseract.close();
    await document.close();
    await rm(folder, { recursive: true });
  }
  const [prepare, ours, native] = [times.prepare, times.ours, times.native].map(median);
  const ratio = native && ours ? (ours / native).toFixed(2) : 'no tesseract here';
  return `a scanned page: prepared in ${prepare?.toFixed(0)} ms, recognised in ${ours?.toFixed(0)} ms; native ${native?.toFixed(0)} ms, ratio ${ratio}`;
}

async function nativeOf(folder: string): Promise<void> {
  const options = ['--psm', '6', '--tessdata-dir', folder];
  await execute('tesseract', [join(folder, 'page.pgm'), '-', ...options], { env: { ...process.env, OMP_THREAD_LIMIT: '1' } }).catch(() => undefined);
}

async function timed<T>(times: number[], work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

/** The first round warms up and does not count. */
function median([, ...times]: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
}
