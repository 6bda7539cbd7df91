import { changedMeanwhile } from '@keydate/domain/changed-meanwhile';
import { AppError } from '../app-error';

/** A field is no longer as the sender of a change saw it; nothing is saved. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** Throws inside a database transaction if a field of `change` is no longer as its sender saw it (`changedMeanwhile`). */
export function refuseIfChanged(...[stored, seen, change]: Parameters<typeof changedMeanwhile>): void {
  const changed = changedMeanwhile(stored, seen, change);
  if (changed.length > 0) throw new ChangedMeanwhile(changed.join(', '));
}

/** Does `work`. If `refuseIfChanged` stops it, the reply is the refusal with the present values from `present`. */
export async function orShowPresent<T>(work: () => Promise<T>, present: () => Promise<unknown>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    throw new AppError('CHANGED_MEANWHILE', undefined, await present());
  }
}
