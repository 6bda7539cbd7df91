import { PICTURE_MAX_PIXELS } from '@keydate/contracts/limits';
import sharp from 'sharp';
import type { PictureEncoder } from '../ports/picture-encoder';

/** What the bytes say they are, not the name: SVG and the rest could carry more than a picture. */
const FORMATS = ['png', 'jpeg', 'webp'];

export const sharpPictureEncoder: PictureEncoder = {
  async encodeSquare(bytes, side) {
    try {
      const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (!FORMATS.includes(format)) return { outcome: 'unreadable' };
      if (width * height > PICTURE_MAX_PIXELS) return { outcome: 'tooLarge' };
      const webp = await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize(side, side, { fit: 'cover', withoutEnlargement: true })
        .webp({ quality: 85 })
        .toBuffer();
      return { outcome: 'encoded', webp };
    } catch {
      return { outcome: 'unreadable' };
    }
  },
};
