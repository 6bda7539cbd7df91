import { AppError } from '../app-error';
import { ProviderUnreached } from '../billing';
import { outageOf } from '../db/outage';
import { FilesAway } from '../ports/files-away';
import type { OperatorLog } from './operator-log';

/** Logs why work in the background failed: one sentence if a service does not answer, otherwise the whole error. */
export function logFailure(log: OperatorLog, name: string, error: unknown): void {
  const reason = reasonOf(error);
  if (reason === undefined) log.error(`Could not ${name}.`, error);
  else log.error(`Could not ${name}: ${reason}`);
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof ProviderUnreached) return error.message;
  if (isProviderAway(error)) return 'the payment provider does not answer.';
  if (error instanceof FilesAway) return `file storage does not answer (${error.message}).`;
  const outage = outageOf(error);
  return outage && `the database does not answer (${outage.why}).`;
}

/** An error of all that was tried, where nothing got an answer of the payment provider. */
function isProviderAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isProviderAway);
  return error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE';
}
