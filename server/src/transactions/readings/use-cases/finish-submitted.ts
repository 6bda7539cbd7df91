import type { ContractPictures } from '@keydate/reader/sources/draw-pictures';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { deadlinePicturePlace, picturesFile } from '../contract-file';
import { findReadingWithResult, forgetResult } from '../contract-readings.repository';
import { deletePicturesDue, findPicturesDue, storePicture } from '../deadline-pictures.repository';
import { picturesOf } from './draw-pictures';
import { removeFile } from './remove-file';

type FinishTools = Pick<Tools, 'db' | 'sealedFiles' | 'recognition' | 'sealer'>;

/**
 * Ends a reading that was submitted: the pictures of its rows go to the deadlines. Then the contract is deleted, unless it stays with the
 * transaction. A server that cannot draw now leaves all as it is; the hourly job tries again, as it does after a kill.
 */
export async function finishSubmitted(tools: FinishTools, id: string): Promise<void> {
  const { db, sealedFiles } = tools;
  const found = await findReadingWithResult(db, id);
  if (!found || !(await storePictures(tools, found))) return;
  if (!found.isKept) return removeFile(tools, id);
  await sealedFiles.remove(picturesFile(id));
  await forgetResult(db, id);
}

type Submitted = NonNullable<Awaited<ReturnType<typeof findReadingWithResult>>>;

/** False if they cannot be drawn now. A row without a picture is given up. */
async function storePictures(tools: FinishTools, { reading, ...found }: Submitted): Promise<boolean> {
  const { db, sealer } = tools;
  const due = await findPicturesDue(db, found.id);
  if (due.length === 0) return true;
  let pictures: ContractPictures | null;
  try {
    pictures = reading && (await picturesOf(tools, found, reading));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  for (const { row, ...date } of due) {
    const drawn = pictures?.rows.find((one) => one.row === row);
    if (drawn) await storePicture(db, date, sealer.seal(deadlinePicturePlace(date), drawn.picture));
  }
  await deletePicturesDue(db, found.id);
  return true;
}
