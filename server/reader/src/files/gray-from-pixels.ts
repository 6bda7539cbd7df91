import sharp, { type Sharp } from 'sharp';
import type { GrayImage } from '../picture/gray-image';

/** Dots across the short side of a page: letters of 10 points are then 15 to 20 dots tall, enough to read. */
const FEWEST = 1600;
const MOST = 2200;
/** For a strip the short side alone would lead to a huge picture; a long sheet of Letter's width has 9 million. */
const MOST_DOTS = 16_000_000;

/**
 * Raw color pixels as a gray picture of a size that is good to read; `stretch` is the height of a dot divided by its
 * width.
 */
export function grayFromPixels(
  pixels: Uint8ClampedArray,
  { width, height }: Pick<GrayImage, 'width' | 'height'>,
  channels: 3 | 4,
  stretch = 1,
): Promise<GrayImage> {
  return toGray(
    sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), { raw: { width, height, channels } }),
    width * Math.max(1, 1 / stretch),
    height * Math.max(1, stretch),
  );
}

/** The factor that scales a picture so that it is easy to read and its number of dots stays within the limits. */
export function readableScale(width: number, height: number): number {
  const short = Math.min(width, height);
  const scale = Math.min(MOST, Math.max(FEWEST, short)) / short;
  return Math.min(scale, largestScale(width, height));
}

/** The factor by which a picture or page of this size may be enlarged at most, before it has too many dots. */
export function largestScale(width: number, height: number): number {
  return Math.sqrt(MOST_DOTS / (width * height));
}

/** Makes it gray, on white if it is transparent, and no smaller or larger than is good to read. */
export async function toGray(picture: Sharp, width: number, height: number): Promise<GrayImage> {
  const scale = readableScale(width, height);
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'fill',
    })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    pixels: new Uint8Array(data.buffer, data.byteOffset, info.width * info.height),
  };
}
