import { ApiError, sentenceOf } from '@keydate/client';
import { isErrorCode, type ErrorCode } from '@keydate/contracts/errors';

/** Runs instead of the toast with the server's sentence. */
export type RefusalAction = (sentence: string) => void;

/** What a form or button does about a refusal, by its code. The sentence of any other code is shown as it came. */
export type Refusals<Response = RefusalAction> = Partial<Record<ErrorCode, Response>>;

interface Refusal<Response> {
  /** The entry of `refusals` for this code. */
  response: Response | undefined;
  sentence: string;
  /** Whether the server refused the call. Otherwise it could not be reached, or its reply could not be read. */
  isFromServer: boolean;
}

/** Finds what to do about a failed call, and the sentence that says why it failed. */
export function readRefusal<Response>(error: unknown, refusals: Refusals<Response>): Refusal<Response> {
  const { code = '' } = error instanceof ApiError ? error : {};
  const isFromServer = isErrorCode(code);
  return { response: isFromServer ? refusals[code] : undefined, sentence: sentenceOf(error), isFromServer };
}
