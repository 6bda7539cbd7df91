import type { ErrorCode } from '@keydate/contracts/errors';
import { AppError } from '../../app-error';

/** What the service calls the reasons that a person can do something about. */
const REASONS: Readonly<Record<string, ErrorCode>> = {
  ThrottlingException: 'SCAN_BUSY',
  ProvisionedThroughputExceededException: 'SCAN_BUSY',
  LimitExceededException: 'SCAN_BUSY',
  BadDocumentException: 'CONTRACT_BROKEN',
  UnsupportedDocumentException: 'CONTRACT_BROKEN',
  DocumentTooLargeException: 'CONTRACT_TOO_LARGE',
};

/** The refusal in the catalogue's words; what else goes wrong with the service is for whoever runs the server, and stays. */
export function explainRefusal(error: unknown): unknown {
  const code = error instanceof Error ? REASONS[error.name] : undefined;
  return code ? new AppError(code) : error;
}
