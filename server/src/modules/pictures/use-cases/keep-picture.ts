import { randomUUID } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { pictureFile } from '../picture-file';
import { insertPicture } from '../pictures.repository';

/** Pixels along the side of a stored picture: sharp on a dense screen at the largest size that is shown. */
const SIDE = 512;

const REFUSALS = { tooLarge: 'PICTURE_TOO_LARGE', unreadable: 'PICTURE_UNREADABLE' } as const;

type Owner = { personId: string } | { companyId: string };

/** A picture encoded anew. Throws when it is empty, too large, or no picture. */
export async function encodePicture({ pictures }: Pick<Tools, 'pictures'>, bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length === 0) throw new AppError('PICTURE_EMPTY');
  const picture = await pictures.encodeSquare(bytes, SIDE);
  if (picture.outcome !== 'encoded') throw new AppError(REFUSALS[picture.outcome]);
  return picture.webp;
}

/** Keeps an encoded picture and gives its id. */
export async function keepPicture({ db, files, clock }: Pick<Tools, 'db' | 'files' | 'clock'>, webp: Buffer, owner: Owner): Promise<string> {
  const id = randomUUID();
  await files.write(pictureFile(id), webp);
  await insertPicture(db, { id, ...owner, createdAt: clock.now() });
  return id;
}
