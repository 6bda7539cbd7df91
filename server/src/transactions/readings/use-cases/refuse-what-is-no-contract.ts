import { isBundle } from '@keydate/reader/files/bundle';
import { sniffFile } from '@keydate/reader/files/sniff-file';
import { ReadingRefused } from '@keydate/reader/reading-refused';
import { AppError } from '../../../app-error';

/** Throws the AppError of a file that is no PDF or picture, by its bytes. Archives of several files are only our own. */
export function refuseWhatIsNoContract(bytes: Uint8Array): void {
  if (isBundle(bytes)) throw new AppError('CONTRACT_WRONG_TYPE');
  try {
    sniffFile(bytes);
  } catch (error) {
    throw error instanceof ReadingRefused ? new AppError(error.code) : error;
  }
}
