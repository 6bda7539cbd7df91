import type { ErrorCode } from '@keydate/contracts/errors';

/** Why a file is not read, as a code of the catalogue of errors; whoever asked for the reading words the answer. */
export class ReadingRefused extends Error {
  override readonly name = 'ReadingRefused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
