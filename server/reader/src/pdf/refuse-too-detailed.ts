import { CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';
import { ReadingRefused } from '../reading-refused';

/**
 * Width and height in the dictionary of one picture, in either order, each a number or a reference to one.
 * Dictionaries of pictures are never packed.
 */
const SIZE =
  /\/(?:Width|Height)\s+(\d+)(\s+\d+\s+R\b)?(?:(?!endobj|stream)[^]){0,2000}?\/(?:Width|Height)\s+(\d+)(\s+\d+\s+R\b)?/g;
/** A number that is an object of its own. */
const NUMBER = /\b(\d+)\s+\d+\s+obj\s+(\d+)\s+endobj/g;

/** Refuses a PDF with a picture that the library would leave out without an error: it may contain a table. */
export function refuseTooDetailed(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const numbers = new Map([...text.matchAll(NUMBER)].map(([, object, value]) => [object, value]));
  const sideOf = (value: string | undefined, reference: string | undefined) =>
    Number(reference ? (numbers.get(value) ?? 0) : value);
  for (const [, one, oneReference, other, otherReference] of text.matchAll(SIZE)) {
    if (sideOf(one, oneReference) * sideOf(other, otherReference) > CONTRACT_MAX_PIXELS_UNPACKED)
      throw new ReadingRefused('CONTRACT_TOO_DETAILED');
  }
}
