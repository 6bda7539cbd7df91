import { browserStorage } from '@keydate/client';

/** What this browser stores drafts under (spec § 4.4). */
export const DRAFTS = 'transactionValue';

/** Whether this browser has drafts of anybody. Few people have one, so the code that reads them loads only then. */
export function hasDrafts(): boolean {
  return browserStorage.read(DRAFTS) !== null;
}
