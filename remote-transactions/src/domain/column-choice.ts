import type { ScannedTable } from './scanned-rows';

/** The uses of a scanned column. */
export type ColumnRole = 'title' | 'date';

/** The positions of the title column and the date column; null until one is chosen. */
export interface ColumnChoice {
  title: number | null;
  date: number | null;
}

export type ColumnRefusal = { role: ColumnRole; message: string };

const OTHER: Record<ColumnRole, ColumnRole> = { title: 'date', date: 'title' };

/** A column of references, sections or numbers has neither titles nor dates. */
const REFERENCE_COLUMN = /\b(?:ref|references?|sections?|no|number)\b/i;

/**
 * The columns that the header's words suggest, so that other years' forms and other column orders work too; in a table of any form,
 * only those that the scan was sure of.
 */
export function preselectColumns({ columns, certain }: ScannedTable): ColumnChoice {
  if (certain) return certain;
  const names = columns.map((name) => (REFERENCE_COLUMN.test(name) ? '' : name));
  const date = positionOf(names, /\bdates?\b|\bdeadline\b/i, /\bdates?\b/i);
  const title = positionOf(
    names.map((name, at) => (at === date ? '' : name)),
    /\b(?:event|title|description|deadline)\b/i,
  );
  return { title, date };
}

/** Gives a column a role, unless it already has the other one (spec § 5): then the choice does not change. */
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

/** The sentence of spec § 5 for a column that already has this role. */
export function alreadySelected(role: ColumnRole): string {
  return `This field is already selected for ${role}`;
}

/** The first column that matches the last pattern any column matches; null if no pattern matches. */
function positionOf(columns: readonly string[], ...patterns: RegExp[]): number | null {
  const positions = patterns.map((pattern) => columns.findIndex((name) => pattern.test(name)));
  return positions.reverse().find((at) => at >= 0) ?? null;
}
