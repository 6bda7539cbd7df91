/** Things of one kind by key: the fields of an address, the dates of a transaction. */
export type Entries<V> = ReadonlyMap<string, V>;

/** What two people changed differently; undefined where one of them removed it. */
export interface Disagreement<V> {
  key: string;
  mine: V | undefined;
  theirs: V | undefined;
}

export interface Merged<V> {
  /** Both people's changes; where they disagree, mine. */
  entries: Entries<V>;
  disagreements: readonly Disagreement<V>[];
}

export type Whose = 'mine' | 'theirs';

/**
 * Brings together what two people made of the same `base`: whatever only one of them changed, added or removed is
 * taken as that one left it. Nothing of either is dropped without being named among the disagreements. What both added
 * alike is one thing, whatever its keys.
 */
export function mergeEntries<V>(
  base: Entries<V>,
  mine: Entries<V>,
  theirs: Entries<V>,
  isSame: (a: V, b: V) => boolean,
): Merged<V> {
  const equal = (a: V | undefined, b: V | undefined) => isEqual(a, b, isSame);
  const ours = knownByTheirKeys(base, mine, theirs, isSame);
  const entries = new Map<string, V>();
  const disagreements: Disagreement<V>[] = [];
  for (const key of new Set([...theirs.keys(), ...ours.keys()])) {
    const [was, my, their] = [base.get(key), ours.get(key), theirs.get(key)];
    const isMineKept = equal(was, my);
    if (!isMineKept && !equal(was, their) && !equal(my, their)) disagreements.push({ key, mine: my, theirs: their });
    put(entries, key, isMineKept ? their : my);
  }
  return { entries, disagreements };
}

/**
 * The base of a merge after `sent` was sent and its answer lost: what theirs has as it was sent is one's own doing, and
 * no change of somebody else.
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

/** Settles each disagreement as it was chosen; what was not chosen stays mine. */
export function settle<V>({ entries, disagreements }: Merged<V>, choices: Readonly<Record<string, Whose>>): Entries<V> {
  const settled = new Map(entries);
  for (const { key, theirs } of disagreements) if (choices[key] === 'theirs') put(settled, key, theirs);
  return settled;
}

/** Mine, where each addition that theirs has alike under another key is theirs; each of theirs stands for one of mine at the most. */
function knownByTheirKeys<V>(
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
