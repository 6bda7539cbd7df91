import { randomUUID } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { AuditEvent } from '../audit-records.table';
import { insertAuditRecord } from '../audit.repository';
import type { Sender } from '../sender';

/** When and from where something is done. */
export interface Occasion {
  clock: Clock;
  sender: Sender;
}

export interface Happening {
  event: AuditEvent;
  /** Who did it; null where nobody is known. */
  by: { id: string; companyId: string | null } | null;
  about?: string;
}

/** Puts on record what was done: give it the handle of the transaction that does it. */
export function recordEvent(db: Queries, occasion: Occasion, happening: Happening): Promise<void> {
  return keep(db, occasion, happening, null);
}

/** Does `work`; where it is refused, that goes on record, and the refusal goes on to the caller. */
export async function recordRefusal<T>(
  db: Queries,
  occasion: Occasion,
  happening: Happening,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) await keep(db, occasion, happening, error.code);
    throw error;
  }
}

function keep(
  db: Queries,
  { clock, sender }: Occasion,
  { event, by, about }: Happening,
  refusal: string | null,
): Promise<void> {
  const who = { personId: by?.id ?? null, companyId: by?.companyId ?? null };
  return insertAuditRecord(db, {
    id: randomUUID(),
    at: clock.now(),
    event,
    refusal,
    about: about ?? null,
    ...who,
    ...sender,
  });
}
