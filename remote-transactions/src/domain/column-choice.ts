import type { ScannedTable } from './scanned-rows';

/** What a scanned column can serve as. */
export type ColumnRole = 'title' | 'date';

/** Which column of a scan holds the titles and which the dates, by position; null while none is chosen. */
export interface ColumnChoice {
  title: number | null;
  date: number | null;
}

export type ColumnRefusal = { role: ColumnRole; message: string };

const OTHER: Record<ColumnRole, ColumnRole> = { title: 'date', date: 'title' };

/** What a date or a title is looked up by is neither. */
const OF_REFERENCES = /\b(?:ref|references?|sections?|no|number)\b/i;

/** The columns that the header's own words point at; forms of other years and other orders keep working. */
export function preselectColumns({ columns }: ScannedTable): ColumnChoice {
  const names = columns.map((name) => (OF_REFERENCES.test(name) ? '' : name));
  const date = positionOf(names, /\bdates?\b|\bdeadline\b/i, /\bdates?\b/i);
  const title = positionOf(
    names.map((name, at) => (at === date ? '' : name)),
    /\b(?:event|title|description|deadline)\b/i,
  );
  return { title, date };
}

/** Gives a column a role. Refused where it already has the other one (spec § 5): the choice then stays as it was. */
export function chooseColumn(
  choice: ColumnChoice,
  role: ColumnRole,
  column: number,
): { choice: ColumnChoice; refusal: ColumnRefusal | null } {
  if (choice[OTHER[role]] === column) return { choice, refusal: { role, message: alreadySelected(OTHER[role]) } };
  return { choice: { ...choice, [role]: column }, refusal: null };
}

export function isSameChoice(one: ColumnChoice, other: ColumnChoice | null): boolean {
  return one.title === other?.title && one.date === other.date;
}

/** The sentence of spec § 5 for a column that already serves as `role`. */
export function alreadySelected(role: ColumnRole): string {
  return `This field is already selected for ${role}`;
}

/** The position that matches the last of the patterns that any column matches; null where none does. */
function positionOf(columns: readonly string[], ...patterns: RegExp[]): number | null {
  const positions = patterns.map((pattern) => columns.findIndex((name) => pattern.test(name)));
  return positions.reverse().find((at) => at >= 0) ?? null;
}
