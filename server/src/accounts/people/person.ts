import type { people } from './people.table';

/** A person as use cases and policies know them. */
export type Person = Omit<typeof people.$inferSelect, 'passwordHash'>;

/** A person who belongs to a company. */
export type Member = Person & { companyId: string };
