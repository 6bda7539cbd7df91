import { tabStorage } from '@keydate/client';
import { persistedEntries, typedFields } from '@keydate/forms/entries';

/** The unsaved fields of a form that a person had changed when their session ended, by person and form. */
export const typedChanges = persistedEntries({ storage: tabStorage, name: 'keydate.setting', schema: typedFields });
