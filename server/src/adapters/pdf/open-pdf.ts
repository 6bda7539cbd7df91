import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { refusingBroken } from './broken-pdf';

/** Pictures inside a PDF beyond this are not decoded: a page of them would outgrow the process that reads it. */
const MAX_IMAGE_PIXELS = 60_000_000;

/** Opens a PDF with all that it needs from the installed package and nothing from anywhere else. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (name: string) => `${join(root, name)}/`;
  const task = () => getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  }).promise;
  return refusingBroken(task);
}
