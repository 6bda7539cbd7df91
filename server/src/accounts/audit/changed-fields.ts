/** The names of the changed fields, for the record, without their values (server/src/accounts/README.md, Record of changes). */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(change).flatMap(([field, value]) => (before[field] === value ? [] : [field]));
}
