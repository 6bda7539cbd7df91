import { useSignedInUser } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import type { PersistedEntries } from '@keydate/forms/entries';
import { useMemo, useState } from 'react';
import { editKey, type Edit } from './edits.store';

/** One person's unsaved edit of one transaction, stored in this tab: the one from before, and how to store or discard it. */
export function usePersistedEdit<T>(store: PersistedEntries<Edit<T>>, { _id: transactionId }: Transaction) {
  const { _id: userId } = useSignedInUser();
  const key = editKey(userId, transactionId);
  const [restored] = useState(() => store.load(key));
  return useMemo(
    () => ({
      /** The unsaved edit from before a reload or from an earlier visit; null if there is none. */
      restored,
      persist: (edit: Edit<T>) => store.save(key, edit),
      discard: () => store.clear(key),
    }),
    [restored, store, key],
  );
}
