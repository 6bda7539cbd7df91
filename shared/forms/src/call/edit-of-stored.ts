import { get, set, type DeepPartial, type FieldValues } from 'react-hook-form';

/** A person's changes in a form that edits stored values. */
export interface Edit<Input> {
  /** The values of all fields, as typed. */
  fields: Input;
  /** Dotted paths of the changed fields. */
  changed: readonly string[];
  /** The values that the person saw in the fields before they changed them. */
  seen: Input;
}

/** The stored values of a refusal: somebody has changed a field since the person saw it. */
export interface ChangedMeanwhile<Input> {
  stored: Input;
  /** The name of the person who did; null for the person themself, in another tab or on another device. */
  by: string | null;
  /** Said by the page, because it is about something that is no field of the form. */
  isSaid?: boolean;
}

/** The dotted paths of all fields, nested ones too. */
export function pathsOf(values: object, within = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${within}${name}.`) : [`${within}${name}`],
  );
}

/** The fields that have other values than the stored ones, by their dotted paths. */
export function changedPaths(values: FieldValues, stored: FieldValues): string[] {
  return pathsOf(stored).filter((path) => get(values, path) !== get(stored, path));
}

/** Only these fields of an object, nested as they were. */
export function partOf<T extends FieldValues>(values: T, paths: readonly string[]): DeepPartial<T>;
export function partOf(values: FieldValues, paths: readonly string[]): FieldValues {
  const part: FieldValues = {};
  for (const path of paths) set(part, path, get(values, path));
  return part;
}

/** The changed fields whose stored values became others since the person saw them, and are not what they typed. */
export function conflictsOf({ fields, changed, seen }: Edit<FieldValues>, now: FieldValues): string[] {
  return changed.filter((path) => get(now, path) !== get(seen, path) && get(now, path) !== get(fields, path));
}

/** The sentence at a field that the person has changed, and somebody else too. */
export function conflictSentence(stored: unknown, by: string | null): string {
  const what = stored === '' ? 'emptied this field' : `saved “${String(stored)}” here`;
  const who = by === null ? `You ${what} in another tab or on another device.` : `${by} ${what} in the meantime.`;
  return `${who} Save again to replace that with yours.`;
}
