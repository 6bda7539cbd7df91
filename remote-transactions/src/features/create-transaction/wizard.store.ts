import { readStored, writeStored } from './stored-wizard';
import { isUntouched, type WizardState } from './wizard-state';

const KEY = 'keydate.wizard';

/** The wizard under way, in this tab alone: it outlives a reload and a new sign-in, not the tab. */
export const wizardStore = {
  load: (userId: string) => readStored(userId, sessionStorage.getItem(KEY)),
  save(userId: string, state: WizardState) {
    if (isUntouched(state)) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, writeStored(userId, state));
  },
  /** Lets go of the wizard that was sent under this id, and of no other that was begun since. */
  forget(userId: string, requestId: string) {
    if (wizardStore.load(userId)?.requestId === requestId) sessionStorage.removeItem(KEY);
  },
};
