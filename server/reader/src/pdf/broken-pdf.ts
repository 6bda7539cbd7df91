import { ReadingRefused } from '../reading-refused';

/** The library's names for errors of a file that it cannot read; those of its own parser come as "unknown". */
const BROKEN = [
  'InvalidPDFException',
  'UnknownErrorException',
  'FormatError',
  'XRefParseException',
  'ResponseException',
];

/** Runs work on a PDF. A file that breaks during it is refused as a whole: a part of it could lack deadlines. */
export async function refusingBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new ReadingRefused('CONTRACT_ENCRYPTED');
    if (error instanceof Error && BROKEN.includes(error.name)) throw new ReadingRefused('CONTRACT_BROKEN');
    throw error;
  }
}
