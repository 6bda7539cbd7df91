import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { pictureFile } from '../picture-file';
import { deletePicture, insertPicture } from '../pictures.repository';

interface NewPicture {
  /** Undefined where the change brings none. */
  webp: Buffer | undefined;
  owner: { personId: string } | { companyId: string };
}

/** Saves a change under the id of its new picture, if it has one, and gives the id of the picture before. */
type Save = (tx: Tx, pictureId: string | undefined) => Promise<string | null>;

/**
 * Saves a change and the picture that it brings in one transaction. The file is there before a row names it, and goes
 * when none does any more: of the picture that was replaced, or of this one when the change was refused.
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
  await files.write(pictureFile(id), webp);
  const unnamed = await db
    .transaction(async (tx) => {
      const before = await save(tx, id);
      await insertPicture(tx, { id, ...owner, createdAt: clock.now() });
      if (before !== null) await deletePicture(tx, before);
      return before;
    })
    .catch(async (error: unknown) => {
      await files.remove(pictureFile(id));
      throw error;
    });
  if (unnamed !== null) await files.remove(pictureFile(unnamed));
}
