import { useTypedChanges as useChangesIn, type TextForm } from '@keydate/forms/entries';
import { useContext } from 'react';
import { typedChanges } from './typed-changes.store';
import { UnsavedContext } from './unsaved';

/**
 * Restores the person's unsaved changes in these fields after their next sign-in, if the session ended without a logout that
 * discarded them.
 * @param formName identifies the form; another form of the same name gets the changes
 * @param names the form's fields, the same array at every render
 */
export function useTypedChanges<Name extends string, State>(
  formName: string,
  names: readonly Name[],
  form: TextForm<Name, State>,
): void {
  const { isGivenUp } = useContext(UnsavedContext);
  useChangesIn({ entries: typedChanges, formName, names, form, isGivenUp });
}
