import { CONTRACT_MAX_PIXELS, CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';
import sharp from 'sharp';
import './openable-formats';
import type { GrayImage } from '../picture/gray-image';
import { ReadingRefused } from '../reading-refused';
import type { ContractDocument } from '../reading-tools';
import { toGray } from './gray-from-pixels';

/** Scanners and fax servers save several pages in one TIFF; several pictures in one WebP are an animation. */
const WITH_PAGES = 'tiff';
/** These are unpacked whole, and others strip by strip. */
const UNPACKED_WHOLE: readonly string[] = ['tiff', 'webp'];

/** A photograph or scan (PNG, JPEG, WebP or TIFF) as a contract, turned upright as its camera noted. */
export async function openPictureDocument(bytes: Uint8Array): Promise<ContractDocument> {
  const { format, pages = 1 } = await orBroken(() => pictureOf(bytes).metadata());
  const pageCount = format === WITH_PAGES ? pages : 1;
  const first = await readPage(bytes, 0);
  const picture = (index: number) => (index === 0 ? Promise.resolve(first) : readPage(bytes, index));
  return {
    pageCount,
    page: (number) => Promise.resolve({ typed: () => Promise.resolve(null), picture: () => picture(number - 1) }),
    close: () => Promise.resolve(),
  };
}

/** Of a TIFF that breaks off, the library calls the missing part an error, and of others a warning. */
const pictureOf = (bytes: Uint8Array, page = 0, failOn: 'truncated' | 'error' = 'truncated') =>
  sharp(bytes, { limitInputPixels: false, failOn, ...(page > 0 && { page }) });

async function readPage(bytes: Uint8Array, page: number): Promise<GrayImage> {
  const {
    autoOrient: { width, height },
    isProgressive,
    format,
  } = await orBroken(() => pictureOf(bytes, page).metadata());
  const isUnpacked = isProgressive || UNPACKED_WHOLE.includes(format);
  // The size is in the file's first bytes, so nothing is unpacked that would exceed the process's memory.
  if (width * height > (isUnpacked ? CONTRACT_MAX_PIXELS_UNPACKED : CONTRACT_MAX_PIXELS))
    throw new ReadingRefused('CONTRACT_TOO_DETAILED');
  const picture = pictureOf(bytes, page, format === WITH_PAGES ? 'error' : 'truncated');
  return orBroken(() => toGray(picture.autoOrient(), width, height));
}

async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new ReadingRefused('CONTRACT_BROKEN');
  }
}
