import { useEffect, useRef } from 'react';
import { get, set, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { changedPaths, pathsOf, type Edit } from './edit-of-stored';

/** Which fields the person has changed, and the stored values that they saw in them. */
export interface SeenValues<Input extends FieldValues> {
  edit: () => Edit<Input>;
  /** The person now sees these values, or has saved them. */
  show: (values: Input) => void;
  /** The value that the person saw in a field, and a way to restore it. */
  valueOf: (path: string) => string;
  restore: (path: string, value: string) => void;
}

/**
 * Remembers the stored values that the person sees in a form that edits them. A field that they have changed no longer
 * shows later changes by others: for it, the value from before counts.
 * @param stored undefined for a form that edits nothing
 */
export function useSeenValues<Input extends FieldValues, Output>(
  { getValues }: UseFormReturn<Input, unknown, Output>,
  stored: Input | undefined,
): SeenValues<Input> | undefined {
  const latest = useRef(stored);
  const seen = useRef(stored && structuredClone(stored));
  useEffect(() => {
    if (!stored || !seen.current) return;
    latest.current = stored;
    const values = getValues();
    for (const path of pathsOf(stored))
      if (get(values, path) === get(stored, path)) set(seen.current, path, get(stored, path));
  }, [getValues, stored]);
  if (!stored) return undefined;
  return {
    edit: () => {
      const fields = structuredClone(getValues());
      return {
        fields,
        changed: changedPaths(fields, latest.current ?? stored),
        seen: structuredClone(seen.current ?? stored),
      };
    },
    show: (values) => {
      latest.current = values;
      seen.current = structuredClone(values);
    },
    valueOf: (path) => String(get(seen.current, path)),
    restore: (path, value) => {
      if (seen.current) set(seen.current, path, value);
    },
  };
}
