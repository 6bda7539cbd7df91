import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { isOneOf } from '../../db/is-one-of';
import { explanations } from './explanations.table';

export type Explanation = typeof explanations.$inferSelect;

/** A person's explanations for these states (`General` among them), in the order of their forms. */
export async function findExplanations(db: Queries, personId: string, states: string[]): Promise<Explanation[]> {
  return db
    .select()
    .from(explanations)
    .where(and(eq(explanations.personId, personId), inArray(explanations.state, states)))
    .orderBy(asc(explanations.state), asc(explanations.position));
}

/** The explanations that these people have written themselves, in place of the sets' own. */
export async function findEditedExplanations(db: Queries, personIds: readonly string[]): Promise<Explanation[]> {
  return db
    .select()
    .from(explanations)
    .where(and(isOneOf(explanations.personId, personIds), eq(explanations.isEdited, true)));
}

/** An explanation; if it `isLocked`, nobody else changes it until the database transaction ends. */
export async function findExplanation(
  db: Queries,
  id: string,
  { isLocked }: { isLocked: boolean },
): Promise<Explanation | undefined> {
  const query = db.select().from(explanations).where(eq(explanations.id, id));
  const [found] = await (isLocked ? query.for('no key update') : query);
  return found;
}

export type ExplanationChange = Pick<Explanation, 'title' | 'description' | 'dateExplanation' | 'isEdited'>;

export async function changeExplanation(db: Queries, id: string, change: ExplanationChange): Promise<void> {
  await db.update(explanations).set(change).where(eq(explanations.id, id));
}

/** Adds explanations; existing ones stay as the person has edited them. */
export async function insertExplanations(db: Queries, rows: Explanation[]): Promise<void> {
  await db
    .insert(explanations)
    .values(rows)
    .onConflictDoNothing({ target: [explanations.personId, explanations.state, explanations.position] });
}
