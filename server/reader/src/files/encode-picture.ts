import sharp from 'sharp';
import type { GrayImage } from '../picture/gray-image';

/** Letters are easy to read, and a sheet takes some 300 KB. */
const QUALITY = 70;

/** A gray picture as a JPEG of its dots alone, no larger than this. */
export function encodePicture(
  { width, height, pixels }: GrayImage,
  within: Pick<GrayImage, 'width' | 'height'>,
): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ ...within, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
