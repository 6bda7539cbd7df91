import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { cachedStatement } from '../db/cached-statement';
import type { Queries, Tx } from '../db/database';
import { clients } from '../transactions/tables';
import { people } from '../accounts/tables';
import type { Party } from './party';

/** The people and clients with these ids; other ids are left out. */
export async function findParties(db: Queries, ids: readonly string[]): Promise<Map<string, Party>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  return byId(await unionAll(selectPeople(db, inArray(people.id, wanted)), selectClients(db, wanted)));
}

const lockedPeople = cachedStatement('people locked', (db, name) =>
  selectPeople(db, sql`${people.id} = any(${sql.placeholder('ids')}::text[])`)
    .for('share', { noWait: true })
    .prepare(name),
);

/**
 * The same, with the people locked: nobody changes or removes one until the database transaction ends. Fails at once
 * (`isLocked`) if somebody else is changing one.
 */
export async function lockParties(tx: Tx, ids: readonly string[]): Promise<Map<string, Party>> {
  const locked = await lockedPeople(tx).execute({ ids });
  return byId(locked.length === ids.length ? locked : [...locked, ...(await selectClients(tx, ids))]);
}

/** Locks a person: their messages to clients are counted one after the other. Fails at once (`isLocked`) like `lockParties`. */
export async function lockWriter(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update', { noWait: true });
}

function selectPeople(db: Queries, condition: SQL) {
  const { id, companyId, role, worksForId, fullName, pictureId, email } = people;
  return db
    .select({ kind: sql<Party['kind']>`'person'`, id, companyId, role, worksForId, fullName, pictureId, email })
    .from(people)
    .where(condition);
}

function selectClients(db: Queries, ids: readonly string[]) {
  const { id, companyId, fullName, pictureId, email } = clients;
  return db
    .select({
      kind: sql<Party['kind']>`'client'`,
      id,
      companyId,
      role: sql<never>`null::text`,
      worksForId: sql<null>`null::text`,
      fullName,
      pictureId,
      email,
    })
    .from(clients)
    .where(inArray(clients.id, [...ids]));
}

function byId(parties: readonly Party[]): Map<string, Party> {
  return new Map(parties.map((party) => [party.id, party]));
}
