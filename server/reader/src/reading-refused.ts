import type { ErrorCode } from '@keydate/contracts/errors';

/** A file cannot be read. The reason is a code of the error catalog; the caller turns it into a message. */
export class ReadingRefused extends Error {
  override readonly name = 'ReadingRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
