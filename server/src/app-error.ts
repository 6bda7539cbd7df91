import type { ErrorCode } from '@keydate/contracts/errors';

/**
 * A refusal, by its code in the error catalog. Thrown anywhere; plugins/errors turns it into the reply, with the
 * catalog's sentence.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** One sentence per field, by the field's dotted path. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** The refusal's data in addition to its sentence, if the call's contract has some. */
  readonly result: unknown;

  constructor(code: ErrorCode, fields?: Readonly<Record<string, string>>, result?: unknown) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.result = result;
  }
}
