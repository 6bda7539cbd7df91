import type { ErrorReply } from '@keydate/contracts/call';
import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';

/** Thrown by an answer: the catalogue's reply goes out instead of one. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorReply & { result?: unknown };

  /** `result` is what the refusal tells besides its sentence, where the call's contract says so. */
  constructor(code: ErrorCode, errors?: Record<string, string>, result?: unknown) {
    const { status, message } = ERRORS[code];
    super(message);
    this.status = status;
    this.body = { status, message, code, ...(errors && { errors }), ...(result !== undefined && { result }) };
  }
}
