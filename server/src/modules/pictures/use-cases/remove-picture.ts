import type { Tools } from '../../../tools';
import { pictureFile } from '../picture-file';
import { deletePicture } from '../pictures.repository';

/** Forgets a picture that another has replaced. */
export async function removePicture({ db, files }: Pick<Tools, 'db' | 'files'>, id: string): Promise<void> {
  await deletePicture(db, id);
  await files.remove(pictureFile(id));
}
