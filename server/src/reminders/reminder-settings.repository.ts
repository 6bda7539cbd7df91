import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import type { ReminderSettings } from './planning.repository';
import { reminderSettings } from './reminders.table';

/** The choices of a person, or undefined if they have made none. */
export async function findReminderSettings(db: Queries, personId: string): Promise<ReminderSettings | undefined> {
  const [found] = await db.select().from(reminderSettings).where(eq(reminderSettings.personId, personId));
  return found;
}

export async function storeReminderSettings(db: Queries, settings: ReminderSettings): Promise<void> {
  await db
    .insert(reminderSettings)
    .values(settings)
    .onConflictDoUpdate({ target: reminderSettings.personId, set: settings });
}
