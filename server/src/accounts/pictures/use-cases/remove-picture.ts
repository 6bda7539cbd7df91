import type { Tools } from '../../../tools';
import { pictureFile } from '../picture-file';
import { deletePicture } from '../pictures.repository';

/** Removes an unused picture: the file first, so that no file is ever without its row. */
export async function removePicture({ db, files }: Pick<Tools, 'db' | 'files'>, id: string): Promise<void> {
  await files.remove(pictureFile(id));
  await deletePicture(db, id);
}
