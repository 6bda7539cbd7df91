import type { ScanProgress } from '@keydate/contracts/scans';
import { readContract } from '@keydate/reader/read-contract';
import { STEP_MS, type ReportProgress } from '@keydate/reader/read-pages';
import { drawPictures } from '@keydate/reader/sources/draw-pictures';
import { ReadingRefused } from '@keydate/reader/reading-refused';
import type { LineRecognizer, PageReader, ReadingTools } from '@keydate/reader/reading-tools';
import { openPictureDocument } from '@keydate/reader/files/picture-document';
import { openPdfDocument } from '@keydate/reader/pdf/pdf-document';
import { startTesseract } from '@keydate/reader/recognition/tesseract/start-tesseract';
import { startTextract } from '../textract/start-textract';
import { USES_TEXTRACT, type RecognizerMessage, type RecognizerNews, type RecognizerOrder } from './messages';
import { tellProblem } from './tell-problem';

let tesseract: Promise<LineRecognizer> | undefined;

let textract: Promise<PageReader> | undefined;

const tools: ReadingTools = {
  openPdf: openPdfDocument,
  openPicture: openPictureDocument,
  recognizer: () => (tesseract ??= startTesseract()),
  ...(process.argv.includes(USES_TEXTRACT) && { pageReader: () => (textract ??= startTextract()) }),
};

function say(news: RecognizerNews): void {
  const message: RecognizerMessage = { ...news, memory: process.memoryUsage.rss() };
  process.send?.(message);
}

const failure = (error: unknown): RecognizerNews => ({ kind: 'failed', problem: tellProblem(error) });

const DRAWING: ScanProgress = { stage: 'finishing', page: 0, pages: 0, rows: 0 };

async function carryOut({ bytes, pictures }: RecognizerOrder): Promise<RecognizerNews> {
  const report: ReportProgress = (progress, mostMs) => say({ kind: 'progress', progress, mostMs });
  try {
    return pictures
      ? { kind: 'drawn', pictures: await drawPictures(bytes, pictures, tools, () => report(DRAWING, STEP_MS)) }
      : { kind: 'read', reading: await readContract(bytes, tools, report) };
  } catch (error) {
    if (error instanceof ReadingRefused) return { kind: 'refused', code: error.code };
    return failure(error);
  }
}

// For a torn file, the PDF library leaves promises that reject without a handler, often after the answer. Any work
// that needed such a piece fails by itself. Without this line the next contract would end the process.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', (error) => {
  say(failure(error));
  process.disconnect();
});
process.on('message', (order: RecognizerOrder) => void carryOut(order).then(say));
// without its server, a reader has no work
process.on('disconnect', () => process.exit());
