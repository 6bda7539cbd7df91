import { refusalOf, sentenceOf } from '@keydate/client';
import type { Call } from '@keydate/contracts/call';
import type { ErrorCodeOf } from '@keydate/contracts/call-errors';
import type { FieldValues, Path } from 'react-hook-form';

/** Runs instead of the toast with the server's sentence; `refusalOf` reads more from the error. */
export type RefusalAction = (sentence: string, error: unknown) => void;

/** The actions of a form or button on refusals of `C`, by their codes. For any other code the server's sentence is shown. */
export type Refusals<C extends Call, Response = RefusalAction> = { [Code in ErrorCodeOf<C>]?: Response | undefined };

/** For each refusal of a call: the field that shows it, or an action. */
export type FormRefusals<C extends Call, Input extends FieldValues> = Refusals<C, Path<Input> | RefusalAction>;

export interface FailedCall<Response> {
  /** The entry of `refusals` for the refusal's code. */
  response: Response | undefined;
  sentence: string;
  /** True if the server refused the call. Otherwise it could not be reached, or its reply could not be read. */
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
