import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { openPictureDocument } from '../src/files/picture-document';
import { openPdfDocument } from '../src/pdf/pdf-document';
import { encodePgm } from '../src/recognition/tesseract/encode-pgm';
import { startTesseract } from '../src/recognition/tesseract/start-tesseract';
import { rereadCells } from '../src/cells/reread-cells';
import { correctRows } from '../src/cells/correct-rows';
import { preparePage, type PreparedPage } from '../src/picture/prepare-page';
import type { ReadingTools } from '../src/reading-tools';
import { recognizePage } from '../src/recognition/recognize-page';
import { readTables } from '../src/table/read-tables';

const execute = promisify(execFile);
const ROUNDS = 5;

interface Times {
  decode: number[];
  prepare: number[];
  recognize: number[];
  native: number[];
}

/**
 * Compares how long the first page of each file takes to decode, prepare and recognize, further passes over unsure
 * cells included, with the native engine on the same prepared page (medians, interleaved). The native engine loads its
 * model each time, as it always does; ours loads it once for all contracts.
 */
export async function compareSpeed(files: readonly string[]): Promise<string> {
  const tesseract = await startTesseract();
  const tools: ReadingTools = {
    openPdf: openPdfDocument,
    openPicture: openPictureDocument,
    recognizer: () => Promise.resolve(tesseract),
  };
  const native = await startNative();
  try {
    const lines: string[] = [];
    for (const file of files) lines.push(await compareOn(file, tools, native));
    return lines.join('\n');
  } finally {
    await tesseract.close();
    await native?.close();
  }
}

async function compareOn(file: string, tools: ReadingTools, native: NativeEngine | null): Promise<string> {
  const times: Times = { decode: [], prepare: [], recognize: [], native: [] };
  const bytes = await readFile(file);
  for (let round = 0; round <= ROUNDS; round++) {
    const document = await (file.endsWith('.pdf') ? tools.openPdf(bytes) : tools.openPicture(bytes));
    const page = await document.page(1);
    const picture = await timed(times.decode, () => page.picture());
    const prepared = await timed(times.prepare, () => preparePage(picture));
    await timed(times.recognize, () => recognizeWhole(prepared, tools));
    if (native) await timed(times.native, () => native.recognize(prepared));
    await document.close();
  }
  const [decode, prepare, recognize, theirs] = [times.decode, times.prepare, times.recognize, times.native].map(median);
  const beside =
    native && theirs
      ? `native ${theirs.toFixed(0)} ms, ratio ${((recognize ?? 0) / theirs).toFixed(2)}`
      : 'no tesseract here';
  return (
    `a page of ${basename(file)}: decoded in ${decode?.toFixed(0)} ms, prepared in ${prepare?.toFixed(0)} ms, ` +
    `recognized in ${recognize?.toFixed(0)} ms; ${beside}`
  );
}

/** The recognizer's whole work on a page of a contract. */
async function recognizeWhole(page: PreparedPage, tools: ReadingTools): Promise<void> {
  const layout = await recognizePage(page, tools);
  const parts = layout ? readTables(layout, null).map(correctRows) : [];
  for (const { rows } of parts) await rereadCells(rows, page, tools);
}

interface NativeEngine {
  recognize(page: PreparedPage): Promise<void>;
  close(): Promise<void>;
}

/** The system's own `tesseract` with our model, one thread; null if it is not installed. */
async function startNative(): Promise<NativeEngine | null> {
  const isThere = await execute('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const folder = await mkdtemp(join(tmpdir(), 'kd-speed-'));
  const model = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  await writeFile(join(folder, 'eng.traineddata'), gunzipSync(await readFile(model)));
  return {
    async recognize({ image }) {
      await writeFile(join(folder, 'page.pgm'), encodePgm(image));
      await execute('tesseract', [join(folder, 'page.pgm'), '-', '--psm', '6', '--tessdata-dir', folder], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      });
    },
    close: () => rm(folder, { recursive: true }),
  };
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
