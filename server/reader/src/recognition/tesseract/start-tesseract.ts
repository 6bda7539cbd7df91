import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Bbox } from 'tesseract.js';
import type { Box } from '../../page-layout';
import type { LineRecognizer } from '../../reading-tools';
import { EngineProblem } from '../../engine-problem';
import { encodePgm } from './encode-pgm';

const MODEL = '4.0.0_best_int';

/** Starts Tesseract in a thread of its own, with the installed English model: nothing is fetched. */
export async function startTesseract(): Promise<LineRecognizer & { close(): Promise<void> }> {
  const langPath = join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), MODEL);
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // The caller receives the error; without this the library throws it a second time, outside any call.
    errorHandler: () => undefined,
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_do_invert: '0',
    user_defined_dpi: '200',
  });
  return {
    async recognize(image) {
      const { data } = await worker
        .recognize(encodePgm(image), {}, { blocks: true, text: false })
        .catch((error: unknown) => {
          throw new EngineProblem(`Tesseract failed: ${String(error)}`);
        });
      return (data.blocks ?? [])
        .flatMap((block) => block.paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .flatMap((line) => line.words)
        .filter((word) => word.text.trim() !== '')
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence,
          ...boxOf(bbox),
        }));
    },
    async close() {
      await worker.terminate();
    },
  };
}

function boxOf({ x0, y0, x1, y1 }: Bbox): Box {
  return { left: x0, top: y0, right: x1, bottom: y1 };
}
