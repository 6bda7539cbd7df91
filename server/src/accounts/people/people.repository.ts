import { asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import type { Person } from './person';
import { people } from './people.table';

const { passwordHash, ...personColumns } = getTableColumns(people);

export async function findPerson(db: Queries, id: string): Promise<Person | undefined> {
  const [person] = await db.select(personColumns).from(people).where(eq(people.id, id));
  return person;
}

export async function findPersonByEmail(db: Queries, email: string): Promise<Person | undefined> {
  const [person] = await db.select(personColumns).from(people).where(eq(people.email, email));
  return person;
}

/** The person of an address with the password's hash, for signing in. */
export async function findCredentials(
  db: Queries,
  email: string,
): Promise<{ person: Person; passwordHash: string | null } | undefined> {
  const [found] = await db.select({ person: personColumns, passwordHash }).from(people).where(eq(people.email, email));
  return found;
}

export async function findPasswordHash(db: Queries, personId: string): Promise<string | null> {
  const [found] = await db.select({ passwordHash }).from(people).where(eq(people.id, personId));
  return found?.passwordHash ?? null;
}

/** Adds a person; false if the address has an account already. */
export async function insertPerson(db: Queries, row: typeof people.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(people)
    .values(row)
    .onConflictDoNothing({ target: people.email })
    .returning({ id: people.id });
  return inserted.length === 1;
}

export type PersonChange = Partial<Omit<typeof people.$inferInsert, 'id' | 'email' | 'createdAt'>>;

export async function updatePerson(db: Queries, id: string, change: PersonChange): Promise<void> {
  await db.update(people).set(change).where(eq(people.id, id));
}

/** The person's present row, which nobody else changes until the transaction ends. */
export async function lockPerson(tx: Tx, id: string): Promise<Person | undefined> {
  const [person] = await tx.select(personColumns).from(people).where(eq(people.id, id)).for('no key update');
  return person;
}

/** The people of a company by name. */
export async function listMembers(db: Queries, companyId: string): Promise<Person[]> {
  return db
    .select(personColumns)
    .from(people)
    .where(eq(people.companyId, companyId))
    .orderBy(asc(people.fullName), asc(people.id));
}

/** Makes the employees of one person work for another. */
export async function passEmployees(db: Queries, fromId: string, toId: string): Promise<void> {
  await db.update(people).set({ worksForId: toId }).where(eq(people.worksForId, fromId));
}

export async function countMembers(db: Queries, companyId: string): Promise<number> {
  const [counted] = await db.select({ members: count() }).from(people).where(eq(people.companyId, companyId));
  return counted?.members ?? 0;
}
