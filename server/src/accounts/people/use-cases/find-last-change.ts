import type { Queries } from '../../../db/database';
import { findPerson } from '../people.repository';

/** The person who last changed something, as `lastChangedBy` on the wire; null if nobody is known. */
export async function findLastChange(
  db: Queries,
  changed: { changedById: string | null } | undefined,
): Promise<{ _id: string; fullName: string } | null> {
  const person = changed?.changedById ? await findPerson(db, changed.changedById) : undefined;
  return person ? { _id: person.id, fullName: person.fullName } : null;
}
