import { AppError } from '../../app-error';
import { readContract } from '../../modules/scans/reading/read-contract';
import type { LineRecogniser, PageReader, ReadingTools } from '../../modules/scans/reading/reading-tools';
import { openPictureDocument } from '../images/picture-document';
import { openPdfDocument } from '../pdf/pdf-document';
import { startTesseract } from '../tesseract/tesseract-lines';
import { startTextract } from '../textract/start-textract';
import { USES_TEXTRACT, type ReadOrder, type RecogniserMessage, type RecogniserNews } from './messages';
import { tellProblem } from './tell-problem';

let tesseract: Promise<LineRecogniser> | undefined;

let textract: Promise<PageReader> | undefined;

const tools: ReadingTools = {
  openPdf: openPdfDocument,
  openPicture: openPictureDocument,
  recogniser: () => (tesseract ??= startTesseract()),
  ...(process.argv.includes(USES_TEXTRACT) && { pageReader: () => (textract ??= startTextract()) }),
};

function say(news: RecogniserNews): void {
  const message: RecogniserMessage = { ...news, memory: process.memoryUsage.rss() };
  process.send?.(message);
}

const failure = (error: unknown): RecogniserNews => ({ kind: 'failed', problem: tellProblem(error) });

async function read({ bytes }: ReadOrder): Promise<RecogniserNews> {
  try {
    return {
      kind: 'read',
      reading: await readContract(bytes, tools, (progress) => say({ kind: 'progress', progress })),
    };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code };
    return failure(error);
  }
}

// Of a torn file the PDF library leaves promises behind that fail unheard, often after the answer. Whatever needed such a
// piece fails by itself; without this line the next contract would die of it.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', (error) => {
  say(failure(error));
  process.disconnect();
});
process.on('message', (order: ReadOrder) => void read(order).then(say));
// A reader without its server has nobody to read for.
process.on('disconnect', () => process.exit());
