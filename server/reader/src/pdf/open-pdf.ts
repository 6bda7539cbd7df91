import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { refusingBroken } from './broken-pdf';
import { leftOutPictures, type LeavesOutPicture } from './left-out-pictures';
import { oversizedPictures } from './oversized-pictures';
import { refuseOverpacked } from './refuse-overpacked';

export interface OpenedPdf {
  document: PDFDocumentProxy;
  leavesOutPicture: LeavesOutPicture;
  close: () => Promise<void>;
}

/**
 * Opens a PDF with the files of the installed package and nothing from the network. A file with a picture that is too large is opened
 * a second time, to find the pages that show it.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const oversized = oversizedPictures(bytes);
  await refuseOverpacked(bytes, oversized);
  const document = await load(bytes);
  const strict = oversized.size > 0 ? await load(bytes, { stopAtErrors: true }).catch(() => null) : null;
  return {
    document,
    leavesOutPicture: strict ? leftOutPictures(document, strict) : () => Promise.resolve(false),
    async close() {
      await strict?.loadingTask.destroy();
      await document.loadingTask.destroy();
    },
  };
}

function load(bytes: Uint8Array, options: { stopAtErrors?: boolean } = {}): Promise<PDFDocumentProxy> {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (name: string) => `${join(root, name)}/`;
  const task = () =>
    getDocument({
      data: new Uint8Array(bytes),
      standardFontDataUrl: folder('standard_fonts'),
      cMapUrl: folder('cmaps'),
      cMapPacked: true,
      wasmUrl: folder('wasm'),
      iccUrl: folder('iccs'),
      useSystemFonts: false,
      isEvalSupported: false,
      enableXfa: false,
      maxImageSize: CONTRACT_MAX_PIXELS_UNPACKED,
      verbosity: 0,
      ...options,
    }).promise;
  return refusingBroken(task);
}
