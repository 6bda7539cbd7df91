/** Values by key: the fields of an address, the dates of a transaction. */
export type Entries<V> = ReadonlyMap<string, V>;

/** A value that two people changed differently; undefined if one of them removed it. */
export interface Disagreement<V> {
  key: string;
  mine: V | undefined;
  theirs: V | undefined;
}

export interface Merged<V> {
  /** Both people's changes; mine where they disagree. */
  entries: Entries<V>;
  disagreements: readonly Disagreement<V>[];
}

export type Whose = 'mine' | 'theirs';

/**
 * Merges two people's changes to the same `base`. An entry that only one of them changed, added or removed is taken from that
 * person. An entry that both changed differently is among the disagreements, so no change is lost. If both added the same value,
 * it counts once, even under different keys.
 */
export function mergeEntries<V>(
  base: Entries<V>,
  mine: Entries<V>,
  theirs: Entries<V>,
  isSame: (a: V, b: V) => boolean,
): Merged<V> {
  const equal = (a: V | undefined, b: V | undefined) => isEqual(a, b, isSame);
  const ours = underTheirKeys(base, mine, theirs, isSame);
  const entries = new Map<string, V>();
  const disagreements: Disagreement<V>[] = [];
  for (const key of new Set([...theirs.keys(), ...ours.keys()])) {
    const [was, my, their] = [base.get(key), ours.get(key), theirs.get(key)];
    const isUnchangedByMe = equal(was, my);
    if (!isUnchangedByMe && !equal(was, their) && !equal(my, their))
      disagreements.push({ key, mine: my, theirs: their });
    put(entries, key, isUnchangedByMe ? their : my);
  }
  return { entries, disagreements };
}

/**
 * The base of a merge after `sent` was sent without getting an answer. A value that is now as it was sent was changed by this
 * person, not by somebody else.
 */
export function baseAfterSending<V>(
  base: Entries<V>,
  sent: Entries<V>,
  theirs: Entries<V>,
  isSame: (a: V, b: V) => boolean,
): Entries<V> {
  const entries = new Map(base);
  for (const key of new Set([...sent.keys(), ...base.keys()])) {
    const [mine, their] = [sent.get(key), theirs.get(key)];
    if (isEqual(mine, their, isSame)) put(entries, key, their);
  }
  return entries;
}

/** Applies the choices to the disagreements; without a choice, mine stays. */
export function settle<V>({ entries, disagreements }: Merged<V>, choices: Readonly<Record<string, Whose>>): Entries<V> {
  const settled = new Map(entries);
  for (const { key, theirs } of disagreements) if (choices[key] === 'theirs') put(settled, key, theirs);
  return settled;
}

/** My entries, where an addition that they made too has their key. Each of their additions matches at most one of mine. */
function underTheirKeys<V>(
  base: Entries<V>,
  mine: Entries<V>,
  theirs: Entries<V>,
  isSame: (a: V, b: V) => boolean,
): Entries<V> {
  const unmatched = new Map([...theirs].filter(([key]) => !base.has(key) && !mine.has(key)));
  return new Map(
    [...mine].map(([key, value]) => {
      const twin =
        base.has(key) || theirs.has(key) ? undefined : [...unmatched].find(([, their]) => isSame(value, their));
      if (twin) unmatched.delete(twin[0]);
      return twin ?? [key, value];
    }),
  );
}

function isEqual<V>(a: V | undefined, b: V | undefined, isSame: (a: V, b: V) => boolean): boolean {
  return a === undefined || b === undefined ? a === b : isSame(a, b);
}

function put<V>(entries: Map<string, V>, key: string, value: V | undefined): void {
  if (value === undefined) entries.delete(key);
  else entries.set(key, value);
}
