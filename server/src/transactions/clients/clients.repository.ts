import { foldText } from '@keydate/domain/fold-text';
import { and, asc, count, eq, gt, like, sql, type Placeholder } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { clients } from './clients.table';

export type Client = typeof clients.$inferSelect;

/** Adds a client to a company; returns the existing one with the same address, if any, with `isNew` false. */
export async function findOrInsertClient(
  db: Queries,
  row: Omit<Client, 'searchText'>,
): Promise<{ client: Client; isNew: boolean }> {
  const searchText = `${foldText(row.fullName)}\n${foldText(row.email)}`;
  const [inserted] = await db
    .insert(clients)
    .values({ ...row, searchText })
    .onConflictDoNothing({ target: [clients.companyId, clients.email] })
    .returning();
  if (inserted) return { client: inserted, isNew: true };
  const [known] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.companyId, row.companyId), eq(clients.email, row.email)));
  if (!known) throw new Error('a client that is there was not found');
  return { client: known, isNew: false };
}

export async function findClient(db: Queries, id: string, companyId: string): Promise<Client | undefined> {
  const [found] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.companyId, companyId)));
  return found;
}

export async function setClientPhone(db: Queries, id: string, phone: string): Promise<void> {
  await db.update(clients).set({ phone }).where(eq(clients.id, id));
}

export async function setClientGreeting(
  db: Queries,
  id: string,
  greeting: Pick<Client, 'greetedAt' | 'greetedById'>,
): Promise<void> {
  await db.update(clients).set(greeting).where(eq(clients.id, id));
}

/**
 * Counts the greetings since a moment: mails to clients that this person, and that anybody of the company, entered
 * them.
 */
export async function countGreetings(
  db: Queries,
  { id, companyId }: { id: string; companyId: string },
  after: Date,
): Promise<{ byPerson: number; byCompany: number }> {
  const [counted] = await db
    .select({
      byCompany: count(),
      byPerson: sql<number>`(count(*) filter (where ${clients.greetedById} = ${id}))::int`,
    })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), gt(clients.greetedAt, after)));
  return counted ?? { byPerson: 0, byCompany: 0 };
}

export interface ClientFilter {
  /** A part of the name or email, folded. */
  words: string;
  /** The last client of the page before. */
  after: Pick<Client, 'searchText' | 'id'> | undefined;
  limit: number;
}

/** A company's clients by name, ignoring case and accents. */
export async function listClients(
  db: Queries,
  companyId: string,
  { words, after, limit }: ClientFilter,
): Promise<Client[]> {
  const { searchText, id } = clients;
  return db
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.companyId, companyId),
        isClientCalled(patternOf(words)),
        after && sql`(${searchText}, ${id}) > (${after.searchText}, ${after.id})`,
      ),
    )
    .orderBy(asc(searchText), asc(id))
    .limit(limit);
}

/** True if a client's name or email matches a pattern, the `patternOf` of the typed text. */
export function isClientCalled(pattern: string | Placeholder) {
  return like(clients.searchText, pattern);
}

/** The pattern of texts that contain these words, which are folded. */
export function patternOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
