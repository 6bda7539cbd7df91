import { refusalOf, sentenceOf } from '@keydate/client';
import type { Call } from '@keydate/contracts/call';
import type { ErrorCodeOf } from '@keydate/contracts/call-errors';

/** Runs instead of the toast with the server's sentence. */
export type RefusalAction = (sentence: string) => void;

/** What a form or button does about a refusal of `C`, by its code. The sentence of any other code is shown as it came. */
export type Refusals<C extends Call, Response = RefusalAction> = { [Code in ErrorCodeOf<C>]?: Response | undefined };

export interface FailedCall<Response> {
  /** The entry of `refusals` for the refusal's code. */
  response: Response | undefined;
  sentence: string;
  /** Whether the server refused the call. Otherwise it could not be reached, or its reply could not be read. */
  isFromServer: boolean;
}

/** Finds what to do about a failed call, and the sentence that says why it failed. */
export function responseTo<C extends Call, Response>(
  call: C,
  error: unknown,
  refusals: Refusals<C, Response>,
): FailedCall<Response> {
  const code: ErrorCodeOf<C> | undefined = refusalOf(call, error)?.code;
  return { response: code && refusals[code], sentence: sentenceOf(error), isFromServer: code !== undefined };
}
