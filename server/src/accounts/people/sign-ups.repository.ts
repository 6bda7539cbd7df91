import { eq, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches';
import type { Queries } from '../../db/database';
import { signUps } from './sign-ups.table';

export type SignUp = typeof signUps.$inferSelect;

export async function insertSignUp(db: Queries, row: SignUp): Promise<void> {
  await db.insert(signUps).values(row);
}

export async function findSignUp(db: Queries, id: string): Promise<SignUp | undefined> {
  const [found] = await db.select().from(signUps).where(eq(signUps.id, id));
  return found;
}

/** Ends a sign-up, and its session with it. */
export async function deleteSignUp(db: Queries, id: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.id, id));
}

export async function deleteSignUpsBefore(db: Queries, time: Date): Promise<void> {
  await deleteInBatches(db, signUps, lt(signUps.createdAt, time));
}
