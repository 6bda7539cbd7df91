import { CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';

/**
 * Width and height in the dictionary of one picture, in either order, each a number or a reference to one.
 * Dictionaries of pictures are never packed.
 */
const SIZE =
  /\/(?:Width|Height)\s+(\d+)(\s+\d+\s+R\b)?(?:(?!endobj|stream)[^]){0,2000}?\/(?:Width|Height)\s+(\d+)(\s+\d+\s+R\b)?/g;
/** A number that is an object of its own. */
const NUMBER = /\b(\d+)\s+\d+\s+obj\s+(\d+)\s+endobj/g;
const IMAGE = /\/Subtype\s*\/Image\b/;
const KEYWORD = 'stream';

/**
 * The pictures in a PDF with more dots than its reader unpacks: for each the end of its keyword `stream`. The library leaves them out
 * without an error, on any page.
 */
export function oversizedPictures(bytes: Uint8Array): Set<number> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const numbers = new Map([...text.matchAll(NUMBER)].map(([, object, value]) => [object, Number(value)]));
  // a number that is packed itself may be of any size
  const sideOf = (value = '', reference: string | undefined) =>
    reference ? (numbers.get(value) ?? Infinity) : Number(value);
  const oversized = new Set<number>();
  for (const found of text.matchAll(SIZE)) {
    const [match, one, oneReference, other, otherReference] = found;
    if (sideOf(one, oneReference) * sideOf(other, otherReference) <= CONTRACT_MAX_PIXELS_UNPACKED) continue;
    const stream = text.indexOf(KEYWORD, found.index + match.length);
    if (IMAGE.test(text.slice(text.lastIndexOf('obj', found.index), stream))) oversized.add(stream + KEYWORD.length);
  }
  return oversized;
}
