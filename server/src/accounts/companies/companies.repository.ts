import { eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { people } from '../people/people.table';
import { companies } from './companies.table';

export type Company = typeof companies.$inferSelect;

export async function insertCompany(db: Queries, row: typeof companies.$inferInsert): Promise<void> {
  await db.insert(companies).values(row);
}

export type CompanyChange = Partial<Omit<Company, 'id' | 'ownerId' | 'createdAt'>>;

export async function changeCompany(db: Queries, id: string, change: CompanyChange): Promise<void> {
  await db.update(companies).set(change).where(eq(companies.id, id));
}

/** A company with what others see of its owner. */
export async function findCompany(db: Queries, id: string) {
  const [found] = await db
    .select({
      company: companies,
      owner: { id: people.id, role: people.role, fullName: people.fullName, pictureId: people.pictureId },
    })
    .from(companies)
    .innerJoin(people, eq(people.id, companies.ownerId))
    .where(eq(companies.id, id));
  return found;
}

/** Locks a company for code that counts its rows, so that a limit is respected when many requests come at once. */
export async function lockCompany(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('no key update');
}
