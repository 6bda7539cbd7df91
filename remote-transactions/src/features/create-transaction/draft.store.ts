import { browserStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';
import { storedWizard } from './stored-wizard';
import type { WizardState } from './wizard-state';

/** One that cannot be read any more takes none of the others along; earlier releases kept a single one. */
const drafts: z.ZodType<WizardState[]> = z.union([
  z.array(storedWizard.nullable().catch(null)).transform((all) => all.filter((draft) => draft !== null)),
  storedWizard.transform((draft) => [draft]),
]);

const { load, save, clear } = persistedEntries({ storage: browserStorage, name: 'transactionValue', schema: drafts });

/** The transactions that did not fit the plan, each person's own, the newest first; spec § 4.4 names the key. */
export const draftStore = {
  load: (userId: string): readonly WizardState[] => load(userId) ?? [],
  /** Keeps this one beside the others; of the same request there is one. */
  keep(userId: string, draft: WizardState) {
    save(userId, [draft, ...others(userId, draft.requestId)]);
  },
  /** Lets go of the draft of this request: it was created, or is not wanted. */
  drop(userId: string, requestId: string) {
    const rest = others(userId, requestId);
    if (rest.length > 0) save(userId, rest);
    else clear(userId);
  },
};

function others(userId: string, requestId: string): WizardState[] {
  return draftStore.load(userId).filter((draft) => draft.requestId !== requestId);
}
