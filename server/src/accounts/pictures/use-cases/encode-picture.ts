import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';

/** Pixels along the side of a stored picture: sharp on a dense screen at the largest displayed size. */
const SIDE = 512;

const REFUSALS = { tooLarge: 'PICTURE_TOO_LARGE', unreadable: 'PICTURE_UNREADABLE', busy: 'PICTURE_BUSY' } as const;

/** Encodes a picture again. Throws if it is empty, too large, or not a picture, or if too many wait. */
export async function encodePicture({ pictures }: Pick<Tools, 'pictures'>, bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length === 0) throw new AppError('PICTURE_EMPTY');
  const picture = await pictures.encodeSquare(bytes, SIDE);
  if (picture.outcome !== 'encoded') throw new AppError(REFUSALS[picture.outcome]);
  return picture.webp;
}
