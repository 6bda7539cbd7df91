import { PICTURE_MAX_PIXELS } from '@keydate/contracts/limits';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { EncodedPicture, PictureEncoder } from '../ports/picture-encoder';

// The bytes decide, not the name: SVG and other formats could carry more than a picture, so only these are opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

/**
 * An interlaced picture of 60 megapixels is completely in memory before the first row can be written: half a gigabyte.
 */
const limitConcurrency = pLimit(1);

const TIMEOUT_S = 20;

/** A waiting picture is in memory as it was sent, 10 MB at most, and the last in the queue waits for all before it. */
const QUEUED_MAX = 16;

export const sharpPictureEncoder: PictureEncoder = {
  encodeSquare: (bytes, side) => encodeInTurn(bytes, side, 'cover'),
  encodeWithin: (bytes, side) => encodeInTurn(bytes, side, 'inside'),
};

type Fit = 'cover' | 'inside';

async function encodeInTurn(bytes: Uint8Array, side: number, fit: Fit): Promise<EncodedPicture> {
  if (limitConcurrency.activeCount + limitConcurrency.pendingCount >= QUEUED_MAX) return { outcome: 'busy' };
  return limitConcurrency(() => encode(bytes, side, fit));
}

async function encode(bytes: Uint8Array, side: number, fit: Fit): Promise<EncodedPicture> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PICTURE_MAX_PIXELS) return { outcome: 'tooLarge' };
    const { data, info } = await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .rotate()
      .resize(side, side, { fit, withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { outcome: 'encoded', webp: data, width: info.width, height: info.height };
  } catch {
    return { outcome: 'unreadable' };
  }
}
