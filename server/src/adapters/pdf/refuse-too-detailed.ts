import { CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';
import { AppError } from '../../app-error';

/** Width and height in the dictionary of one picture, in either order. Dictionaries of pictures are never packed. */
const SIZE = /\/(?:Width|Height)\s+(\d+)(?:(?!endobj|stream)[^]){0,2000}?\/(?:Width|Height)\s+(\d+)/g;

/** Refuses a PDF with a picture that the library would leave out without a word: a table may stand on it. */
export function refuseTooDetailed(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const [, one, other] of text.matchAll(SIZE)) {
    if (Number(one) * Number(other) > CONTRACT_MAX_PIXELS_UNPACKED) throw new AppError('CONTRACT_TOO_DETAILED');
  }
}
