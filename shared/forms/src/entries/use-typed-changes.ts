import { session, useSignedInUser } from '@keydate/client';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import type { PersistedEntries } from './persisted-entries';

/** The changed fields of a form, by name. The schema of a store for `useTypedChanges`. */
export const typedFields = z.record(z.string(), z.string());
type TypedFields = z.infer<typeof typedFields>;

/** The functions that the hook needs of a form whose fields are texts. */
export interface TextForm<Name extends string, State> {
  getValues: (name: Name) => string;
  setValue: (name: Name, text: string, options: { shouldDirty: true }) => void;
  getFieldState: (name: Name, state: State) => { isDirty: boolean };
  formState: State;
  /** For a form that edits stored values: the ones that the person saw, which come back with the changes. */
  seen?: { valueOf: (name: Name) => string; restore: (name: Name, value: string) => void } | undefined;
}

interface TypedChanges<Name extends string, State> {
  /** Where the remote stores them, for the tab. */
  entries: PersistedEntries<TypedFields>;
  /** Which form it is; another one of the same name gets what was typed. */
  formName: string;
  /** The form's fields, the same array at every render. */
  names: readonly Name[];
  form: TextForm<Name, State>;
  /** True if the person has agreed to lose the changes. */
  isGivenUp?: () => boolean;
}

/**
 * A session may end while somebody types: on another device, in another tab, or because the password was changed. The changes
 * in these fields come back after the person's next sign-in in this tab, still not saved.
 */
export function useTypedChanges<Name extends string, State>({
  entries,
  formName,
  names,
  form: { getValues, setValue, getFieldState, formState, seen },
  isGivenUp = () => false,
}: TypedChanges<Name, State>): void {
  const { _id: userId } = useSignedInUser();
  const key = typedKey(userId, formName);
  // read while rendering: only then does the form find out what is changed
  const changed = names.filter((name) => getFieldState(name, formState).isDirty);

  const restore = useEffectEvent((typed: TypedFields) => {
    for (const name of names) {
      const [text, before] = [typed[name], typed[seenKey(name)]];
      if (text !== undefined) setValue(name, text, { shouldDirty: true });
      if (before !== undefined) seen?.restore(name, before);
    }
  });
  useEffect(() => {
    const typed = entries.load(key);
    if (!typed) return;
    entries.clear(key);
    restore(typed);
  }, [entries, key]);

  const store = useEffectEvent(() => {
    if (changed.length === 0 || isGivenUp()) return;
    const typed: TypedFields = {};
    for (const name of changed) {
      typed[name] = getValues(name);
      if (seen) typed[seenKey(name)] = seen.valueOf(name);
    }
    entries.save(key, typed);
  });
  useEffect(() => {
    const changes = session().user$.subscribe((person) => {
      if (person?._id !== userId) store();
    });
    return () => changes.unsubscribe();
  }, [userId]);
}

/** True if `useTypedChanges` will give the person back what they had typed in this form. */
export function hasTypedChanges(entries: PersistedEntries<TypedFields>, userId: string, formName: string): boolean {
  return entries.load(typedKey(userId, formName)) !== null;
}

function seenKey(name: string): string {
  return `seen ${name}`;
}

function typedKey(userId: string, formName: string): string {
  return `${userId} ${formName}`;
}
