import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { refusingBroken } from './broken-pdf';
import { refuseOverpacked } from './refuse-overpacked';
import { refuseTooDetailed } from './refuse-too-detailed';

/** Opens a PDF with the files of the installed package and nothing from the network. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  refuseTooDetailed(bytes);
  await refuseOverpacked(bytes);
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
    }).promise;
  return refusingBroken(task);
}
