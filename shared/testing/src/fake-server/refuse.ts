import type { Call } from '@keydate/contracts/call';
import { canAnswerWith, type ErrorCodeOf, type ErrorReply } from '@keydate/contracts/call-errors';
import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';

/** The further data of a refusal: a sentence for each bad field, or the result that the contract promises. */
interface Details {
  errors?: Record<string, string>;
  result?: unknown;
}

/** Gives the error that an answer throws to refuse its call; takes only codes that the call names. */
export type Refuse<Code extends ErrorCode> = (code: Code, details?: Details) => Refused;

/** Thrown by an answer: the reply of a refusal is sent. */
export class Refused extends Error {
  readonly status: number;
  readonly body: ErrorReply & { result?: unknown };

  constructor(code: ErrorCode, details: Details = {}) {
    const { status, message } = ERRORS[code];
    super(message);
    this.status = status;
    this.body = { status, message, code, ...details };
  }
}

/** The way to refuse `call`. Throws at a code that the call does not name, and at a result of another shape. */
export function refuserOf<C extends Call>(call: C): Refuse<ErrorCodeOf<C>> {
  return (code, details = {}) => {
    if (!canAnswerWith<Call>(call, code))
      throw new Error(`${call.method} ${call.path} does not name the error ${code}.`);
    call.errorResults?.[code]?.parse(details.result);
    return new Refused(code, details);
  };
}
