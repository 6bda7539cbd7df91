import { ApiError } from '@keydate/client';
import type { ErrorCode } from '@keydate/contracts/errors';
import { transactionRefusal, type Transaction } from '@keydate/contracts/transactions';

/** The transaction as it is now, which a refusal of this code brings along; undefined for any other error. */
export function transactionOfRefusal(error: unknown, code: ErrorCode): Transaction | undefined {
  if (!(error instanceof ApiError) || error.code !== code) return undefined;
  return transactionRefusal.safeParse(error.reply).data?.result.transaction;
}
