import type { ErrorCode } from '@keydate/contracts/errors';
import { EngineProblem } from '@keydate/reader/engine-problem';
import { ReadingRefused } from '@keydate/reader/reading-refused';

/** The names, from the service or its SDK, of the reasons that a person can act on. */
const REASONS: Readonly<Record<string, ErrorCode>> = {
  ThrottlingException: 'SCAN_BUSY',
  ProvisionedThroughputExceededException: 'SCAN_BUSY',
  LimitExceededException: 'SCAN_BUSY',
  TimeoutError: 'SCAN_TIMED_OUT',
};

/**
 * Maps Textract's errors to the error catalog. Any other error is for the operator, because the server made the page,
 * the request and its signature. Its message has only the first line: the others may repeat the signed text, which
 * includes the session's token.
 */
export function explainRefusal(error: unknown): Error {
  if (!(error instanceof Error)) return new EngineProblem(`AWS Textract was not reached: ${String(error)}`);
  const code = REASONS[error.name];
  if (code) return new ReadingRefused(code);
  const [firstLine] = (error.message || ('code' in error ? String(error.code) : '')).split('\n');
  return new EngineProblem(`AWS Textract did not read a page: ${error.name}: ${firstLine}`);
}
