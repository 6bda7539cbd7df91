import { readStored, writeStored } from './stored-wizard';
import type { WizardState } from './wizard-state';

/** Spec § 4.4: on the limit error the form data is saved under this key. */
const KEY = 'transactionValue';

/** The transaction that did not fit the plan, kept until it can be created. */
export const draftStore = {
  load: (userId: string) => readStored(userId, localStorage.getItem(KEY)),
  save: (userId: string, state: WizardState) => localStorage.setItem(KEY, writeStored(userId, state)),
  clear: () => localStorage.removeItem(KEY),
};
