import sharp from 'sharp';
import type { GrayImage } from '@keydate/reader/picture/gray-image';

/** The service accepts at most this many dots along a side. */
const MOST_SIDE = 10_000;
/** The limit of a picture sent as bytes: one of the service's documents says 5 MB, the others 10 MB. */
const MANY_BYTES = 5 * 1024 * 1024;
/** Letters keep their edges at this quality; a Letter page is then always below 5 MB. */
const FINE = 90;
/** In the worst case, with every dot different, the largest page is then below 10 MB. */
const COARSE = 60;

/**
 * The page as a JPEG that the service accepts. The service reports positions as shares of the page, so its size in
 * dots does not matter.
 */
export async function encodePage({ width, height, pixels }: GrayImage): Promise<Buffer> {
  const jpeg = (quality: number) =>
    sharp(pixels, { raw: { width, height, channels: 1 } })
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer();
  const fine = await jpeg(FINE);
  return fine.length <= MANY_BYTES ? fine : jpeg(COARSE);
}
