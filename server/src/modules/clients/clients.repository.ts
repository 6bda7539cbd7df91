import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients } from './clients.table';

export type Client = typeof clients.$inferSelect;

/** Adds a client to a company; the one of the same address where there is one already, with `isNew` false. */
export async function findOrInsertClient(db: Queries, row: Client): Promise<{ client: Client; isNew: boolean }> {
  const [inserted] = await db.insert(clients).values(row).onConflictDoNothing({ target: [clients.companyId, clients.email] }).returning();
  if (inserted) return { client: inserted, isNew: true };
  const [known] = await db.select().from(clients).where(and(eq(clients.companyId, row.companyId), eq(clients.email, row.email)));
  if (!known) throw new Error('a client that is there was not found');
  return { client: known, isNew: false };
}

export async function findClient(db: Queries, id: string, companyId: string): Promise<Client | undefined> {
  const [found] = await db.select().from(clients).where(and(eq(clients.id, id), eq(clients.companyId, companyId)));
  return found;
}

/** A company's clients by name. */
export async function listClients(db: Queries, companyId: string): Promise<Client[]> {
  return db.select().from(clients).where(eq(clients.companyId, companyId)).orderBy(asc(clients.fullName), asc(clients.id));
}
