import { randomUUID } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Queries } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { AuditEvent } from '../audit-records.table';
import { insertAuditRecord } from '../audit.repository';
import type { Sender } from '../sender';

/** The time and origin of an action: every audit record has them. */
export interface AuditContext {
  clock: Clock;
  sender: Sender;
}

export interface AuditEntry {
  event: AuditEvent;
  /** The person who did it; null if nobody is known. */
  by: { id: string; companyId: string | null } | null;
  about?: string;
}

/** Records an action. Pass the database transaction that carries it out, so that both are stored or neither. */
export function recordEvent(db: Queries, context: AuditContext, entry: AuditEntry): Promise<void> {
  return insertEntry(db, context, entry, null);
}

/** Records an action once, however often and from wherever it is requested; `what` identifies it among all events. */
export function recordOnce(db: Queries, context: AuditContext, entry: AuditEntry, what: string): Promise<void> {
  return insertEntry(db, context, entry, null, `${entry.event}:${what}`);
}

/** Does `work`. A refusal is recorded and thrown again. */
export async function recordRefusal<T>(
  db: Queries,
  context: AuditContext,
  entry: AuditEntry,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) await insertEntry(db, context, entry, error.code);
    throw error;
  }
}

function insertEntry(
  db: Queries,
  { clock, sender }: AuditContext,
  { event, by, about }: AuditEntry,
  refusal: string | null,
  id: string = randomUUID(),
): Promise<void> {
  const who = { personId: by?.id ?? null, companyId: by?.companyId ?? null };
  return insertAuditRecord(db, {
    id,
    at: clock.now(),
    event,
    refusal,
    about: about ?? null,
    ...who,
    ...sender,
  });
}
