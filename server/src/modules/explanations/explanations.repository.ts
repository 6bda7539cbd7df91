import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
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

/** Adds explanations; those that are there already stay as the person has made them. */
export async function insertExplanations(db: Queries, rows: Explanation[]): Promise<void> {
  await db
    .insert(explanations)
    .values(rows)
    .onConflictDoNothing({ target: [explanations.personId, explanations.state, explanations.position] });
}
