import type { ErrorCode } from '@keydate/contracts/errors';
import { EngineProblem } from '@keydate/reader/engine-problem';
import { ReadingRefused } from '@keydate/reader/reading-refused';

/** What the service, or its SDK, calls the reasons that a person can do something about. */
const REASONS: Readonly<Record<string, ErrorCode>> = {
  ThrottlingException: 'SCAN_BUSY',
  ProvisionedThroughputExceededException: 'SCAN_BUSY',
  LimitExceededException: 'SCAN_BUSY',
  TimeoutError: 'SCAN_TIMED_OUT',
};

/**
 * The refusal in the error catalog's words; what else goes wrong is for the people who run the server: it made the page,
 * the request and its signature. Only the first line is told: what follows may repeat what was signed, the session's
 * token with it.
 */
export function explainRefusal(error: unknown): Error {
  if (!(error instanceof Error)) return new EngineProblem(`AWS Textract was not reached: ${String(error)}`);
  const code = REASONS[error.name];
  if (code) return new ReadingRefused(code);
  const [firstLine] = (error.message || ('code' in error ? String(error.code) : '')).split('\n');
  return new EngineProblem(`AWS Textract did not read a page: ${error.name}: ${firstLine}`);
}
