import { tabStorage } from '@keydate/client';
import { persistedEntries } from '@keydate/forms/entries';
import { z } from 'zod';

const { load, save, clear } = persistedEntries({
  storage: tabStorage,
  name: 'keydate.messages.drafts',
  schema: z.record(z.string(), z.string()),
});

/** The unsent texts of a person in this tab, by the receiver's id. */
export const draftsStore = {
  load: (userId: string): Record<string, string> => load(userId) ?? {},
  save(userId: string, receiverId: string, words: string) {
    const { [receiverId]: _before, ...others } = draftsStore.load(userId);
    const drafts = words === '' ? others : { ...others, [receiverId]: words };
    if (Object.keys(drafts).length === 0) clear(userId);
    else save(userId, drafts);
  },
};
