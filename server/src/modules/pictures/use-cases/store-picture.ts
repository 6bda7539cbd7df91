import { randomUUID } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { pictureFile } from '../picture-file';
import { insertPicture } from '../pictures.repository';

/** Pixels along the side of a stored picture: sharp on a dense screen at the largest size that is shown. */
const SIDE = 512;

const REFUSALS = { tooLarge: 'PICTURE_TOO_LARGE', unreadable: 'PICTURE_UNREADABLE' } as const;

type Owner = { personId: string } | { companyId: string };

/** Keeps a picture, encoded anew, and gives its id. Throws when it is empty, too large, or no picture. */
export async function storePicture(
  { db, files, pictures, clock }: Pick<Tools, 'db' | 'files' | 'pictures' | 'clock'>,
  bytes: Uint8Array,
  owner: Owner,
): Promise<string> {
  if (bytes.length === 0) throw new AppError('PICTURE_EMPTY');
  const picture = await pictures.encodeSquare(bytes, SIDE);
  if (picture.outcome !== 'encoded') throw new AppError(REFUSALS[picture.outcome]);
  const id = randomUUID();
  await files.write(pictureFile(id), picture.webp);
  await insertPicture(db, { id, ...owner, createdAt: clock.now() });
  return id;
}
