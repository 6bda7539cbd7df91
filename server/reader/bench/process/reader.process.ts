import { openPictureDocument } from '../../src/files/picture-document';
import { openPdfDocument } from '../../src/pdf/pdf-document';
import { readContract } from '../../src/read-contract';
import { ReadingRefused } from '../../src/reading-refused';
import type { LineRecognizer } from '../../src/reading-tools';
import { startTesseract } from '../../src/recognition/tesseract/start-tesseract';
import type { Answer, Order, Reply } from './messages';

let tesseract: Promise<LineRecognizer> | undefined;
const tools = {
  openPdf: openPdfDocument,
  openPicture: openPictureDocument,
  recognizer: () => (tesseract ??= startTesseract()),
};

function reply(answer: Answer): void {
  const message: Reply = { ...answer, memory: process.memoryUsage.rss() };
  process.send?.(message);
}

async function read({ bytes }: Order): Promise<Answer> {
  try {
    return { kind: 'read', reading: await readContract(bytes, tools, () => reply({ kind: 'progress' })) };
  } catch (error) {
    if (error instanceof ReadingRefused) return { kind: 'refused', code: error.code };
    return { kind: 'failed', problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// If a file is torn, the PDF library leaves promises that nobody awaits.
process.on('unhandledRejection', () => undefined);
process.on('message', (order: Order) => void read(order).then(reply));
process.on('disconnect', () => process.exit());
