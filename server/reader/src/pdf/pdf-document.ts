import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadingRefused } from '../reading-refused';
import type { ContractDocument, ContractPage, TypedPage } from '../reading-tools';
import { refusingBroken } from './broken-pdf';
import { openPdf } from './open-pdf';
import { drawnPicture, pdfPicture } from './pdf-picture';
import { pdfRulings } from './pdf-rulings';
import { pdfText } from './pdf-words';
import { hasLargePicture, isPicture } from './is-picture';

/** A PDF as pages to read. */
export async function openPdfDocument(bytes: Uint8Array): Promise<ContractDocument> {
  const { document, leavesOutPicture, close } = await openPdf(bytes);
  let inHand: PDFPageProxy | undefined;
  return {
    pageCount: document.numPages,
    async page(number) {
      // its decoded pictures, some 10 MB each
      inHand?.cleanup();
      inHand = await loadPage(document, number);
      return readablePage(inHand, () => leavesOutPicture(number));
    },
    isXfa: () => isXfa(document),
    close,
  };
}

/** True if the file has a form that only Adobe Reader shows; its pages may ask to wait for it. Torn information names no form. */
async function isXfa(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  return 'IsXFAPresent' in info && info.IsXFAPresent === true;
}

async function loadPage(document: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  try {
    return await document.getPage(number);
  } catch {
    throw new ReadingRefused('CONTRACT_BROKEN');
  }
}

function readablePage(page: PDFPageProxy, leavesPictureOut: () => Promise<boolean>): ContractPage {
  return {
    leavesPictureOut,
    typed: () => refusingBroken(() => typedLayout(page)),
    picture: () => refusingBroken(() => pdfPicture(page)),
  };
}

async function typedLayout(page: PDFPageProxy): Promise<TypedPage | null> {
  const { words, boxes, view } = await pdfText(page);
  if (await isPicture(page, words)) return null;
  return {
    width: view.width,
    height: view.height,
    words,
    boxes,
    rulings: await pdfRulings(page, view),
    hasLargePicture: await hasLargePicture(page),
    drawing: () => refusingBroken(() => drawnPicture(page, view.rotation)),
  };
}
