import type { Call } from '@keydate/contracts/call';
import { errorReply, readRefusal, type ErrorCodeOf, type Refusal } from '@keydate/contracts/call-errors';
import type { ErrorCode } from '@keydate/contracts/errors';
import { SessionEnded } from './session-ended';

/** A call without a successful reply; `message` is a sentence for the person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The refusal's code; undefined for a failure that is none of the refusals that the call names. */
  readonly code: ErrorCode | undefined;
  /** One sentence per field, by the field's dotted path. */
  readonly fields: Readonly<Record<string, string>>;
  /** The further data of a refusal; read it with `refusalOf`. */
  readonly result: unknown;

  constructor(
    status: number,
    message: string,
    code?: ErrorCode,
    fields: Readonly<Record<string, string>> = {},
    result?: unknown,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.result = result;
  }
}

const NO_ANSWER = 'Keydate cannot be reached. Please check your connection and try again.';
const NOT_UNDERSTOOD = 'Something went wrong!';

/** The error of a request that got no answer at all; an abort stays the abort it is. */
export function errorOfNoAnswer(cause: unknown): unknown {
  return isAbort(cause) ? cause : new ApiError(0, NO_ANSWER);
}

/** True if a call ended because its `signal` was aborted. Checked by name: each realm has its own class of the error. */
function isAbort(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'AbortError';
}

/**
 * The error for a reply to `call` that is no success. A code that the call does not name is dropped, because nobody
 * can have planned for it; its sentence is still shown. A body that is no error reply has only its status, and so does
 * a success of the wrong shape, whose message would read as if all were well.
 */
export function errorOfReply(call: Call, status: number, body: unknown): ApiError {
  const { data } = errorReply.safeParse(body);
  if (!data || status < 400) return new ApiError(status, NOT_UNDERSTOOD);
  const refusal = readRefusal(call, body);
  return new ApiError(status, data.message, refusal?.code, data.errors, refusal?.result);
}

/** How the server refused `call`; undefined for any other failure. `code` is one of those that the call names. */
export function refusalOf<C extends Call>(call: C, error: unknown): Refusal<C> | undefined {
  return error instanceof ApiError ? readRefusal(call, error) : undefined;
}

/** True if the server refused `call` with one of `codes`. */
export function isRefusedWith<C extends Call>(call: C, error: unknown, ...codes: ErrorCodeOf<C>[]): boolean {
  const refusal = refusalOf(call, error);
  return refusal !== undefined && codes.includes(refusal.code);
}

/** The sentence to show for any thrown error; '' if the session has ended, because then nothing is shown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof SessionEnded) return '';
  return error instanceof ApiError ? error.message : NOT_UNDERSTOOD;
}
