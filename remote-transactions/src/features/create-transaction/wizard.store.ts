import { tabStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { storedWizard } from './stored-wizard';
import { isUntouched, type WizardState } from './wizard-state';

const { load, save, clear } = persistedEntries({ storage: tabStorage, name: 'keydate.wizard', schema: storedWizard });

/** The wizard under way, in this tab alone: it outlives a reload and a new sign-in, not the tab. */
export const wizardStore = {
  load,
  save(userId: string, state: WizardState) {
    if (isUntouched(state)) clear(userId);
    else save(userId, state);
  },
  /** Lets go of the wizard that was sent under this id, and of no other that was begun since. */
  forget(userId: string, requestId: string) {
    if (load(userId)?.requestId === requestId) clear(userId);
  },
};
