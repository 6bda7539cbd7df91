import { CONTRACT_MAX_PIXELS, CONTRACT_MAX_PIXELS_UNPACKED } from '@keydate/contracts/limits';
import sharp from 'sharp';
import { ReadingRefused } from '../reading-refused';
import type { ContractDocument } from '../reading-tools';
import { toGray } from './gray-from-pixels';

/** A photograph or scan, PNG or JPEG, as a contract of one page, turned upright as its camera noted. */
export async function openPictureDocument(bytes: Uint8Array): Promise<ContractDocument> {
  const picture = () => sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
  const {
    autoOrient: { width, height },
    isProgressive,
  } = await orBroken(() => picture().metadata());
  // The size is in the file's first bytes, so nothing is unpacked that would exceed the process's memory.
  if (width * height > (isProgressive ? CONTRACT_MAX_PIXELS_UNPACKED : CONTRACT_MAX_PIXELS))
    throw new ReadingRefused('CONTRACT_TOO_DETAILED');
  const image = await orBroken(() => toGray(picture().autoOrient(), width, height));
  const page = { typed: () => Promise.resolve(null), picture: () => Promise.resolve(image) };
  return { pageCount: 1, page: () => Promise.resolve(page), close: () => Promise.resolve() };
}

async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new ReadingRefused('CONTRACT_BROKEN');
  }
}
