import { ApiError, sentenceOf } from '@keydate/client';
import { isErrorCode, type ErrorCode } from '@keydate/contracts/errors';

/** Something to do instead of telling the server's sentence. */
export type Answer = (sentence: string) => void;

/** What refusals mean at some place; those that are not named are told as they came. */
export type Refusals<Meaning = Answer> = Partial<Record<ErrorCode, Meaning>>;

interface Refusal<Meaning> {
  meaning: Meaning | undefined;
  sentence: string;
  /** Whether the server has said so; otherwise it was not reached, or not understood. */
  isServers: boolean;
}

/** What this failure means here: its entry, and the sentence to tell. */
export function readRefusal<Meaning>(error: unknown, refusals: Refusals<Meaning>): Refusal<Meaning> {
  const { code = '' } = error instanceof ApiError ? error : {};
  const isServers = isErrorCode(code);
  return { meaning: isServers ? refusals[code] : undefined, sentence: sentenceOf(error), isServers };
}
