import { inArray, sql, type SQL } from 'drizzle-orm';
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

/**
 * Whether people are still as they were read, in all on which it depends who may write to whom and what is shown of them:
 * a condition of another statement.
 */
export function areUnchanged(parties: readonly Party[]): SQL<boolean> {
  const column = (read: (party: Party) => string | null) => sql`${sql.param(parties.map(read))}::text[]`;
  return sql`(
    select count(*) from people p join unnest(
      ${column(({ id }) => id)}, ${column(({ companyId }) => companyId)}, ${column(({ role }) => role)},
      ${column(({ worksForId }) => worksForId)}, ${column(({ fullName }) => fullName)}, ${column(({ pictureId }) => pictureId)}
    ) as r(id, company_id, role, works_for_id, full_name, picture_id) on p.id = r.id
    where (p.company_id, p.role, p.works_for_id, p.full_name, p.picture_id)
      is not distinct from (r.company_id, r.role, r.works_for_id, r.full_name, r.picture_id)
  ) = ${parties.length}::int`;
}
