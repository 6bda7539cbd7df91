import { tabStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { storedWizard } from './stored-wizard';
import { isUntouched, type WizardState } from './wizard-state';

const { load, save, clear } = persistedEntries({ storage: tabStorage, name: 'keydate.wizard', schema: storedWizard });

/** Each person's open wizard, for this tab only: it survives a reload and a new sign-in. */
export const wizardStore = {
  load,
  save(userId: string, state: WizardState) {
    if (isUntouched(state)) clear(userId);
    else save(userId, state);
  },
  /** Removes the wizard that was sent with this request id, but not one that was started since. */
  removeSent(userId: string, requestId: string) {
    if (load(userId)?.requestId === requestId) clear(userId);
  },
};
