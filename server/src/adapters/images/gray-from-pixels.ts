import sharp, { type Sharp } from 'sharp';
import type { GrayImage } from '../../modules/scans/reading/raster/gray-image';

/** Dots across the short side of a page: letters of 10 points are then 15 to 20 dots tall, enough to read. */
const FEWEST = 1600;
const MOST = 2200;

/** Raw colour pixels as a grey picture of a size that is good to read. */
export function grayFromPixels(pixels: Uint8ClampedArray, width: number, height: number, channels: 3 | 4): Promise<GrayImage> {
  return toGray(sharp(pixels, { raw: { width, height, channels } }), width, height);
}

/** Makes it grey, on white where it is see-through, and no smaller or larger than reads well. */
export async function toGray(picture: Sharp, width: number, height: number): Promise<GrayImage> {
  const short = Math.min(width, height);
  const scale = Math.min(MOST, Math.max(FEWEST, short)) / short;
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data.buffer, data.byteOffset, info.width * info.height) };
}
