import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';

/** Returns when the database has answered; throws if it does not. */
export async function askDatabase(db: Queries): Promise<void> {
  await db.execute(sql`select 1`);
}
