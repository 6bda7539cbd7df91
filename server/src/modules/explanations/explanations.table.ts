import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { people } from '../people/people.table';

/** Each person's own copy of the explanations (docs/rules.md, Permissions). */
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
    title: text().notNull(),
    description: text().notNull(),
    dateExplanation: text('date_explanation').notNull(),
  },
  (table) => [unique('explanations_once').on(table.personId, table.state, table.position)],
);
