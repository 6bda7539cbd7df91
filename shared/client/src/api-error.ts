import { errorReply } from '@keydate/contracts/call';

/** A call that was not answered with success; `message` is a sentence for the person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The catalogue's code, where the server gave one. */
  readonly code: string | undefined;
  /** One sentence per field, by the field's dotted path. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole reply, as it came: some refusals tell more, and their contract says how to read it. */
  readonly reply: unknown;

  constructor(
    status: number,
    message: string,
    code?: string,
    fields: Readonly<Record<string, string>> = {},
    reply?: unknown,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.reply = reply;
  }
}

const NO_ANSWER = 'Keydate cannot be reached. Please check your connection and try again.';
const NOT_UNDERSTOOD = 'Something went wrong!';

/** The error of a request that got no answer at all; an abort stays the abort it is. */
export function errorOfNoAnswer(cause: unknown): unknown {
  return isAbort(cause) ? cause : new ApiError(0, NO_ANSWER);
}

/** Whether a call ended because its `signal` was aborted; known by its name, for there is one class of it per realm. */
function isAbort(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'AbortError';
}

/**
 * The error that a refusal's body tells of. A body that is not one of ours keeps the status and says nothing more; so
 * does a success that is not of the agreed shape, whose message would read as if all were well.
 */
export function errorOfReply(status: number, body: unknown): ApiError {
  const told = errorReply.safeParse(body);
  if (!told.success || status < 400) return new ApiError(status, NOT_UNDERSTOOD);
  return new ApiError(status, told.data.message, told.data.code, told.data.errors, body);
}

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : NOT_UNDERSTOOD;
}
