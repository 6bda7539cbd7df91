import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { listOperations } from './list-operations';

/** Says of a page, counted from 1, if the library leaves a picture on it out because of its size. */
export type LeavesOutPicture = (page: number) => Promise<boolean>;

/**
 * Compares each page with its second opening, which ends at the first picture that is too large instead of leaving it out. Any other
 * error ends it too: then nobody can say what is on the page.
 */
export function leftOutPictures(document: PDFDocumentProxy, strict: PDFDocumentProxy): LeavesOutPicture {
  return async (number) => {
    const [all, upToError] = [await operationsOn(document, number), await operationsOn(strict, number)];
    return upToError < all;
  };
}

/** How many operations draw a page; 0 if it cannot be opened, or has too many, which its reading says. */
async function operationsOn(document: PDFDocumentProxy, number: number): Promise<number> {
  try {
    const page = await document.getPage(number);
    const { fnArray } = await listOperations(page);
    page.cleanup();
    return fnArray.length;
  } catch {
    return 0;
  }
}
