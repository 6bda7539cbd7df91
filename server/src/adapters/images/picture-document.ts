import { CONTRACT_MAX_PIXELS } from '@keydate/contracts/limits';
import sharp from 'sharp';
import { AppError } from '../../app-error';
import type { ContractDocument } from '../../modules/scans/reading/reading-tools';
import { toGray } from './gray-from-pixels';

/** A photograph or scan, PNG or JPEG, as a contract of one page, turned upright as its camera noted. */
export async function openPictureDocument(bytes: Uint8Array): Promise<ContractDocument> {
  const picture = () => sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
  const { width, height } = await orBroken(() => picture().metadata().then(({ autoOrient }) => autoOrient));
  // Its size stands in its first bytes: nothing is unpacked that would outgrow the process.
  if (width * height > CONTRACT_MAX_PIXELS) throw new AppError('CONTRACT_TOO_DETAILED');
  const image = await orBroken(() => toGray(picture().autoOrient(), width, height));
  const page = { typed: () => Promise.resolve(null), picture: () => Promise.resolve(image) };
  return { pageCount: 1, page: () => Promise.resolve(page), close: () => Promise.resolve() };
}

async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new AppError('CONTRACT_BROKEN');
  }
}
