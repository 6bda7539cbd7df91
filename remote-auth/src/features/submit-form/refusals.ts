import { ApiError, sentenceOf } from '@keydate/client';
import { isErrorCode, type ErrorCode } from '@keydate/contracts/errors';

/** Something to do instead of telling the server's sentence. */
export type Answer = (sentence: string) => void;

/** What refusals mean at some place; those that are not named are told as they came. */
export type Refusals<Meaning = Answer> = Partial<Record<ErrorCode, Meaning>>;

/** What this failure means here: its entry, and the server's sentence. */
export function readRefusal<Meaning>(error: unknown, refusals: Refusals<Meaning>): { meaning: Meaning | undefined; sentence: string } {
  const { code = '' } = error instanceof ApiError ? error : {};
  return { meaning: isErrorCode(code) ? refusals[code] : undefined, sentence: sentenceOf(error) };
}
