import { browserStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';
import { DRAFTS } from './has-drafts.store';
import { storedWizard } from './stored-wizard';
import type { WizardState } from './wizard-state';

/** A draft that cannot be read does not affect the others. */
const drafts: z.ZodType<WizardState[]> = z
  .array(storedWizard.nullable().catch(null))
  .transform((all) => all.filter((draft) => draft !== null));

const { load, save, clear } = persistedEntries({ storage: browserStorage, name: DRAFTS, schema: drafts });

/** Each person's transactions that were over the limit, newest first. */
export const draftStore = {
  load: (userId: string): readonly WizardState[] => load(userId) ?? [],
  /** Stores a draft with the others; it replaces an earlier one of the same request. */
  add(userId: string, draft: WizardState) {
    save(userId, [draft, ...others(userId, draft.requestId)]);
  },
  /** Removes the draft of this request: the transaction was created, or the person discarded it. */
  remove(userId: string, requestId: string) {
    const rest = others(userId, requestId);
    if (rest.length > 0) save(userId, rest);
    else clear(userId);
  },
};

function others(userId: string, requestId: string): WizardState[] {
  return draftStore.load(userId).filter((draft) => draft.requestId !== requestId);
}
