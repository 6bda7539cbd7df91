import { useTypedChanges as useChangesIn, type TextForm } from '@keydate/forms/entries';
import { useContext } from 'react';
import { typedChanges } from './typed-changes.store';
import { UnsavedContext } from './unsaved';

/**
 * What the person had changed in these fields when their session ended is there again after their next sign-in, unless they
 * agreed to lose it by a logout.
 * @param formName which form it is; another one of the same name gets what was typed
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
