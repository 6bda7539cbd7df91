import sharp from 'sharp';
import { AppError } from '../../app-error';
import type { ContractDocument } from '../../modules/scans/reading/reading-tools';
import { toGray } from './gray-from-pixels';

const MAX_PIXELS = 100_000_000;

/** A photograph or scan, PNG or JPEG, as a contract of one page, turned upright as its camera noted. */
export async function openPictureDocument(bytes: Uint8Array): Promise<ContractDocument> {
  const picture = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
  try {
    const { autoOrient } = await picture().metadata();
    const image = await toGray(picture().autoOrient(), autoOrient.width, autoOrient.height);
    const page = { typed: () => Promise.resolve(null), picture: () => Promise.resolve(image) };
    return { pageCount: 1, page: () => Promise.resolve(page), close: () => Promise.resolve() };
  } catch {
    throw new AppError('CONTRACT_BROKEN');
  }
}
