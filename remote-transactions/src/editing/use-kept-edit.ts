import { useSignedInUser } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import type { PersistedEntries } from '@keydate/forms/entries';
import { useMemo, useState } from 'react';
import { editKey, type Edit } from './edits.store';

/** Where one person's edit of one transaction is kept: what was begun before, and how to keep more of it or let go of it. */
export function useKeptEdit<T>(store: PersistedEntries<Edit<T>>, { _id: transactionId }: Transaction) {
  const { _id: userId } = useSignedInUser();
  const key = editKey(userId, transactionId);
  const [begun] = useState(() => store.load(key));
  return useMemo(
    () => ({
      /** What was entered before a reload, or before the page was left; null when nothing was. */
      begun,
      keep: (edit: Edit<T>) => store.save(key, edit),
      letGo: () => store.clear(key),
    }),
    [begun, store, key],
  );
}
