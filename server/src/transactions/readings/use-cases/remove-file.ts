import type { Tools } from '../../../tools';
import { contractFile, picturesFile } from '../contract-file';
import { setWithoutFile } from '../contract-files.repository';

/** Removes the file of a reading that needs it no more, and its pictures. */
export async function removeFile({ db, sealedFiles }: Pick<Tools, 'db' | 'sealedFiles'>, id: string): Promise<void> {
  await sealedFiles.remove(picturesFile(id));
  await sealedFiles.remove(contractFile(id));
  await setWithoutFile(db, id);
}
