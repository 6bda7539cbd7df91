import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { people } from '../people/people.table';
import { pictures } from './pictures.table';

export async function insertPicture(db: Queries, row: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(row);
}

export async function deletePicture(db: Queries, id: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.id, id));
}

/** Whose picture it is: a person's (and the company that the person is in), or a company's. */
export async function findPictureOwner(db: Queries, id: string) {
  const [found] = await db
    .select({ personId: pictures.personId, companyId: pictures.companyId, personCompanyId: people.companyId })
    .from(pictures)
    .leftJoin(people, eq(people.id, pictures.personId))
    .where(eq(pictures.id, id));
  return found;
}
