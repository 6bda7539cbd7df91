import { tabStorage } from '@keydate/client';
import { persistedEntries, typedFields } from '@keydate/forms/entries';

/** Half an invitation to a lender, left by a session that ended: by person and transaction, in this tab only. */
export const typedInvitations = persistedEntries({
  storage: tabStorage,
  name: 'keydate.lender-invitation',
  schema: typedFields,
});
