import { ACCOUNT_ERRORS } from './errors/account-errors';
import { BILLING_ERRORS } from './errors/billing-errors';
import type { CatalogError } from './errors/catalog-error';
import { CHAT_ERRORS } from './errors/chat-errors';
import { LENDER_ERRORS } from './errors/lender-errors';
import { PICTURE_ERRORS } from './errors/picture-errors';
import { REQUEST_ERRORS } from './errors/request-errors';
import { SCAN_ERRORS } from './errors/scan-errors';
import { TRANSACTION_ERRORS } from './errors/transaction-errors';

/**
 * The error catalog: code → status → the exact sentence that the person reads (spec § 8; the odd ones stay odd).
 * The server throws a code, one plugin turns it into the reply, and the browser shows its sentence. A remote that needs a
 * sentence by itself imports its part: the whole catalog is 3 kB of each remote that has it.
 */
export const ERRORS = {
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...LENDER_ERRORS,
  ...TRANSACTION_ERRORS,
  ...CHAT_ERRORS,
  ...BILLING_ERRORS,
  ...PICTURE_ERRORS,
  ...SCAN_ERRORS,
} as const satisfies Record<string, CatalogError>;

export type ErrorCode = keyof typeof ERRORS;

/** True if `text` is a code of the error catalog. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}
