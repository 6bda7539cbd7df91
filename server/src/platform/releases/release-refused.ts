import { AppError } from '../../app-error';

/** The refusal of a change before anything was installed. */
export const NOT_INSTALLED = 'Nothing is installed yet: start the server by npm start.';

/** A release, rollback or switch that the server refuses, with the reason in one sentence. */
export function releaseRefused(reason: string): AppError {
  return new AppError('RELEASE_REFUSED', undefined, { reason });
}

/** The rules throw plain errors, whose sentences are for the caller. */
export function inSentences<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error && error.constructor === Error ? releaseRefused(error.message) : error;
  }
}
