import { tabStorage } from '@keydate/client';
import { persistedEntries, typedFields } from '@keydate/forms/entries';

/** What a person had typed in a form and not saved when their session ended: the changed fields, by person and form. */
export const typedChanges = persistedEntries({ storage: tabStorage, name: 'keydate.setting', schema: typedFields });
