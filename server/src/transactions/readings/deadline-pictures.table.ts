import { customType, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contractDates } from '../contract-dates.table';
import { contractReadings } from './contract-readings.table';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures of the contract's rows from which dates were entered. Each goes with its date. */
export const deadlinePictures = pgTable(
  'deadline_pictures',
  {
    transactionId: text('transaction_id').notNull(),
    dateId: text('date_id').notNull(),
    /** The row that the picture shows, and the page on which it is. */
    readingId: text('reading_id').references(() => contractReadings.id, { onDelete: 'set null' }),
    row: integer().notNull(),
    page: integer().notNull(),
    /** A JPEG that only this installation opens; null until it is drawn. */
    picture: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.dateId] }),
    foreignKey({
      columns: [table.transactionId, table.dateId],
      foreignColumns: [contractDates.transactionId, contractDates.id],
    }).onDelete('cascade'),
    index('deadline_pictures_of_reading').on(table.readingId),
  ],
);
