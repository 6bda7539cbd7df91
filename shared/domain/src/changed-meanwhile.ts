/**
 * The fields of a change that somebody else has changed since its author saw them: the stored value is neither the one
 * that the author saw nor the one that they send.
 * @param stored the present values
 * @param seen the values that the author saw; a field without one is not compared
 * @param change the values to store
 */
export function changedMeanwhile(
  stored: Readonly<Record<string, unknown>>,
  seen: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(change).filter(
    (field) =>
      change[field] !== undefined &&
      seen[field] !== undefined &&
      stored[field] !== seen[field] &&
      stored[field] !== change[field],
  );
}
