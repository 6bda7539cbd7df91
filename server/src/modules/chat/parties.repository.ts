import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { clients } from '../clients/clients.table';
import { people } from '../people/people.table';
import type { Party } from './party';

/** The people and clients of these ids; an id of neither is left out. */
export async function findParties(db: Queries, ids: readonly string[]): Promise<Map<string, Party>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { id, companyId, role, worksForId, fullName, pictureId, email } = people;
  const found = await unionAll(
    db
      .select({ kind: sql<Party['kind']>`'person'`, id, companyId, role, worksForId, fullName, pictureId, email })
      .from(people)
      .where(inArray(id, wanted)),
    db
      .select({
        kind: sql<Party['kind']>`'client'`,
        id: clients.id,
        companyId: clients.companyId,
        role: sql<never>`null::text`,
        worksForId: sql<null>`null::text`,
        fullName: clients.fullName,
        pictureId: clients.pictureId,
        email: clients.email,
      })
      .from(clients)
      .where(inArray(clients.id, wanted)),
  );
  return new Map(found.map((party) => [party.id, party]));
}
