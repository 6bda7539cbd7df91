import { session, useSignedInUser } from '@keydate/client';
import { useContext, useEffect } from 'react';
import { typedChanges } from './typed-changes.store';
import { UnsavedContext } from './unsaved';

/** What this needs of a form whose fields are texts. */
interface TextForm<Name extends string> {
  getValues: (name: Name) => string;
  setValue: (name: Name, text: string, options: { shouldDirty: true }) => void;
  getFieldState: (name: Name) => { isDirty: boolean };
}

/**
 * A session may end while somebody types: on another device, in another tab, or because the password was changed. What they had
 * changed in these fields is there again after their next sign-in in this tab, and still not saved.
 * @param formName which form it is; another one of the same name gets what was typed
 * @param names the form's fields, the same array at every render
 */
export function useTypedChanges<Name extends string>(
  formName: string,
  names: readonly Name[],
  { getValues, setValue, getFieldState }: TextForm<Name>,
): void {
  const { _id: userId } = useSignedInUser();
  const { isGivenUp } = useContext(UnsavedContext);
  const key = `${userId} ${formName}`;

  useEffect(() => {
    const typed = typedChanges.load(key);
    if (!typed) return;
    typedChanges.clear(key);
    for (const name of names) {
      const text = typed[name];
      if (text !== undefined) setValue(name, text, { shouldDirty: true });
    }
  }, [key, names, setValue]);

  useEffect(() => {
    const changes = session().user$.subscribe((person) => {
      if (person?._id === userId || isGivenUp()) return;
      const changed = names.filter((name) => getFieldState(name).isDirty);
      if (changed.length === 0) return;
      typedChanges.save(key, Object.fromEntries(changed.map((name) => [name, getValues(name)])));
    });
    return () => changes.unsubscribe();
  }, [userId, key, names, isGivenUp, getFieldState, getValues]);
}
