import sharp from 'sharp';
import type { GrayImage } from '../../modules/scans/reading/raster/gray-image';

/** Good enough that letters keep their edges; a page is then some 2 MB at the most. */
const QUALITY = 90;

export function encodeJpeg({ width, height, pixels }: GrayImage): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } }).jpeg({ quality: QUALITY }).toBuffer();
}
