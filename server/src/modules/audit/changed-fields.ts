/** The names of what becomes another, for the record: not what it was or is (docs/rules.md, Record of changes). */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(change).flatMap(([field, value]) => (before[field] === value ? [] : [field]));
}
