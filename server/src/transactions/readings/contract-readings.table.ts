import type { ErrorCode } from '@keydate/contracts/errors';
import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies, people } from '../../accounts/tables';
import { transactions } from '../transactions.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * `storing` until the file is stored, `waiting` until a server claims it, `reading` while one does; then `read`, or
 * `failed` with its reason. Afterwards `submitted` with a transaction, or `discarded`, as a scan is once it is answered.
 */
export type ReadingState = 'storing' | 'waiting' | 'reading' | 'read' | 'failed' | 'submitted' | 'discarded';

/** Contracts that people upload to have them read. A row outlives its person, company and transaction until its file is removed. */
export const contractReadings = pgTable(
  'contract_readings',
  {
    id: text().primaryKey(),
    personId: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** Of the bytes of its files, in their order: the same ones lead to the same reading. */
    digest: text().notNull(),
    /** '' of a scan, and once the file is deleted with a discarded or submitted reading. */
    fileName: text('file_name').notNull(),
    /** The scan by `aws-textract` that it belongs to, which nobody lists; null of a contract that waits for its person's review. */
    scanId: text('scan_id'),
    /** How many requests wait for the scan. They renew `awaitedUntil`, by the database's clock: nobody reads for a server that died. */
    waiters: integer().notNull().default(0),
    awaitedUntil: moment('awaited_until'),
    state: text().$type<ReadingState>().notNull(),
    /** The W3C `traceparent` of the request that sent it; null where nobody has asked for traces. */
    traceparent: text(),
    /** How many servers have begun to read it. */
    tries: integer().notNull().default(0),
    /** The claim of the server that reads it; it ends by the database's clock, which the demo does not change. */
    lease: text(),
    leasedUntil: moment('leased_until'),
    progress: jsonb().$type<ScanProgress>(),
    reading: jsonb().$type<ContractReading>(),
    failure: text().$type<ErrorCode>(),
    /** False once the file is removed for certain. */
    hasFile: boolean('has_file').notNull().default(true),
    /** The transaction that was entered from it. */
    transactionId: text('transaction_id').references(() => transactions.id, { onDelete: 'set null' }),
    /** True if the file stays with that transaction. */
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When it was read, failed, submitted or discarded. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('contract_readings_same_file')
      .on(table.personId, table.digest)
      .where(sql`${table.state} not in ('submitted', 'discarded')`),
    index('contract_readings_of_person').on(table.personId, table.createdAt),
    index('contract_readings_to_read')
      .on(table.createdAt)
      .where(sql`${table.state} in ('waiting', 'reading')`),
    index('contract_readings_of_transaction').on(table.transactionId),
  ],
);
