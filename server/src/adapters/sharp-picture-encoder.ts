import { PICTURE_MAX_PIXELS } from '@keydate/contracts/limits';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { PictureEncoder } from '../ports/picture-encoder';

// What the bytes say they are, not the name: SVG and the rest could carry more than a picture, so that nothing here opens them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

/** An interlaced picture of 60 megapixels is wholly in memory before the first row can be written: half a gigabyte. */
const limitConcurrency = pLimit(1);

const TIMEOUT_S = 20;

/** A waiting picture is in memory as it was sent, 10 MB at most, and the last in the queue waits for all before it. */
const QUEUED_MAX = 16;

export const sharpPictureEncoder: PictureEncoder = {
  encodeSquare: async (bytes, side) => {
    if (limitConcurrency.activeCount + limitConcurrency.pendingCount >= QUEUED_MAX) return { outcome: 'busy' };
    return limitConcurrency(() => encode(bytes, side));
  },
};

const encode: PictureEncoder['encodeSquare'] = async (bytes, side) => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PICTURE_MAX_PIXELS) return { outcome: 'tooLarge' };
    const webp = await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .rotate()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    return { outcome: 'encoded', webp };
  } catch {
    return { outcome: 'unreadable' };
  }
};
