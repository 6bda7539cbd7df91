import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches';
import type { Queries } from '../../db/database';
import { auditRecords } from './audit-records.table';

/** A record whose id is stored already changes nothing. */
export async function insertAuditRecord(db: Queries, row: typeof auditRecords.$inferSelect): Promise<void> {
  await db.insert(auditRecords).values(row).onConflictDoNothing({ target: auditRecords.id });
}

export async function deleteAuditRecordsBefore(db: Queries, time: Date): Promise<void> {
  await deleteInBatches(db, auditRecords, lt(auditRecords.at, time));
}
