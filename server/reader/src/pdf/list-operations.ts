import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadingRefused } from '../reading-refused';

type Options = Parameters<PDFPageProxy['getOperatorList']>[0];
type Operations = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/** Parts of the library that its types leave out: the list arrives in chunks, and can end before the last one. */
interface Listing {
  _renderPageChunk: (chunk: { length: number }, state: object) => void;
  _abortOperatorList: (ending: { intentState: object; reason: Error; force: boolean }) => void;
}

/** A page of a contract has some thousand operations, a large drawing a hundred thousand; two hundred thousand take more memory than there is. */
const MOST_OPERATIONS = 150_000;

/**
 * The drawing operations of a page. They are counted while the library lists them: a list that is too long would end the process before
 * anybody can look at its length.
 * @throws ReadingRefused if the page has too many
 */
export async function listOperations(page: PDFPageProxy, options?: Options): Promise<Operations> {
  const listing: object = page;
  if (!isListing(listing)) throw new TypeError('This version of pdfjs-dist lists operations in another way');
  const addChunk = listing._renderPageChunk;
  let operations = 0;
  const tooMany = new Promise<never>((_, refuse) => {
    listing._renderPageChunk = (chunk, state) => {
      operations += chunk.length;
      if (operations <= MOST_OPERATIONS) {
        addChunk.call(page, chunk, state);
        return;
      }
      const reason = new ReadingRefused('CONTRACT_TOO_DEMANDING');
      listing._abortOperatorList({ intentState: state, reason, force: true });
      refuse(reason);
    };
  });
  try {
    return await Promise.race([page.getOperatorList(options), tooMany]);
  } finally {
    listing._renderPageChunk = addChunk;
  }
}

function isListing(page: object): page is Listing {
  return '_renderPageChunk' in page && '_abortOperatorList' in page;
}
