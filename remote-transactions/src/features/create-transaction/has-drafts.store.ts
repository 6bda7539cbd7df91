import { browserStorage } from '@keydate/client';

/** The key under which this browser stores drafts (spec § 4.4). */
export const DRAFTS = 'transactionValue';

/** True if this browser has anybody's drafts. Few people have one, so the code that reads them loads only then. */
export function hasDrafts(): boolean {
  return browserStorage.read(DRAFTS) !== null;
}
