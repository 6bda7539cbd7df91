import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/tables';

/** Each person's own copy of the explanations (server/src/transactions/README.md, Explanations). */
export const explanations = pgTable(
  'explanations',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The name of a state, or General. */
    state: text().notNull(),
    position: integer().notNull(),
    /** The title in the set, by which it is found (server/src/transactions/README.md, Explanations). */
    seededTitle: text('seeded_title').notNull(),
    /** True if the texts below are the person's own; others follow the set. */
    isEdited: boolean('is_edited').notNull().default(false),
    title: text().notNull(),
    description: text().notNull(),
    dateExplanation: text('date_explanation').notNull(),
  },
  (table) => [unique('explanations_once').on(table.personId, table.state, table.position)],
);
