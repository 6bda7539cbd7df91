import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { people } from '../people/people.table';
import { pictures } from './pictures.table';

export async function insertPicture(db: Queries, row: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(row);
}

/** Assigns a picture to its person or company. */
export async function setPictureOwner(
  db: Queries,
  id: string,
  owner: { personId: string } | { companyId: string },
): Promise<void> {
  await db.update(pictures).set(owner).where(eq(pictures.id, id));
}

/** Takes a picture out of use. */
export async function clearPictureOwner(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(pictures).set({ personId: null, companyId: null, createdAt: now }).where(eq(pictures.id, id));
}

/** Pictures that have had no owner since before a moment. */
export async function findUnusedPictures(db: Queries, before: Date): Promise<string[]> {
  const isUnused = and(isNull(pictures.personId), isNull(pictures.companyId), lt(pictures.createdAt, before));
  const rows = await db.select({ id: pictures.id }).from(pictures).where(isUnused);
  return rows.map(({ id }) => id);
}

export async function deletePicture(db: Queries, id: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.id, id));
}

/** The owner of a picture: a person (and the company that the person is in), or a company. */
export async function findPictureOwner(db: Queries, id: string) {
  const [found] = await db
    .select({ personId: pictures.personId, companyId: pictures.companyId, personCompanyId: people.companyId })
    .from(pictures)
    .leftJoin(people, eq(people.id, pictures.personId))
    .where(eq(pictures.id, id));
  return found;
}
