import { PICTURE_MAX_PIXELS } from '@keydate/contracts/limits';
import sharp from 'sharp';
import type { PictureEncoder } from '../ports/picture-encoder';
import { fewAtOnce } from './few-at-once';

// What the bytes say they are, not the name: SVG and the rest could carry more than a picture, so that nothing here opens them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

/** Of 60 megapixels that come interlaced, all are in memory until the last has come: half a gigabyte. */
const oneByOne = fewAtOnce(1);

const TIMEOUT_S = 20;

/** What waits is in memory as it was sent, 10 MB at the most, and whoever sent the last one waits for all. */
const TAKEN_MAX = 16;
let taken = 0;

export const sharpPictureEncoder: PictureEncoder = {
  encodeSquare: async (bytes, side) => {
    if (taken >= TAKEN_MAX) return { outcome: 'busy' };
    taken += 1;
    return oneByOne(() => encode(bytes, side)).finally(() => (taken -= 1));
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
