import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/database';
import { outageOf } from '../../../db/outage';
import type { Tools } from '../../../tools';
import { pictureFile } from '../picture-file';
import { clearPictureOwner, insertPicture, setPictureOwner } from '../pictures.repository';
import { removePicture } from './remove-picture';

interface NewPicture {
  /** Undefined if the change has no picture. */
  webp: Buffer | undefined;
  owner: { personId: string } | { companyId: string };
}

/** Saves a change under the id of its new picture, if it has one, and returns the id of the previous picture. */
type Save = (tx: Tx, pictureId: string | undefined) => Promise<string | null>;

/**
 * Saves a change and its picture in one transaction. A file always has a row, from before it is written until it is
 * gone. The hourly job removes the file of a picture that was replaced, and what a kill left (clear-expired.ts).
 */
export async function saveWithPicture(
  { db, files, clock }: Pick<Tools, 'db' | 'files' | 'clock'>,
  { webp, owner }: NewPicture,
  save: Save,
): Promise<void> {
  if (!webp) {
    await db.transaction((tx) => save(tx, undefined));
    return;
  }
  const id = randomUUID();
  await insertPicture(db, { id, createdAt: clock.now() });
  try {
    await files.write(pictureFile(id), webp);
    await db.transaction(async (tx) => {
      const before = await save(tx, id);
      await setPictureOwner(tx, id, owner);
      if (before !== null) await clearPictureOwner(tx, before, clock.now());
    });
  } catch (error) {
    // left to the job: what cannot be removed now, and a picture whose change may be saved, of which the answer was lost
    if (!outageOf(error)) await removePicture({ db, files }, id).catch(() => undefined);
    throw error;
  }
}
