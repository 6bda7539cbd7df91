import type { saveReminderSettings as call } from '@keydate/contracts/reminder-settings';
import type { z } from 'zod';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import type { ReminderSettings } from '../planning.repository';
import { storeReminderSettings } from '../reminder-settings.repository';
import { planRemindersTo } from './plan-reminders';

/** Stores how a person wants to be reminded, and plans what they are told of anew. */
export async function saveReminderSettings(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  asker: Member,
  { byEmail, inApp, quietHours, defaultNotification, timeZone }: z.output<typeof call.body>,
): Promise<ReminderSettings> {
  const settings = {
    personId: asker.id,
    byEmail,
    inApp,
    timeZone,
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    defaultType: defaultNotification?.type ?? null,
    defaultValue: defaultNotification?.value ?? null,
  };
  await db.transaction(async (tx) => {
    // a transaction that somebody enters right now is planned before this, or reads what is stored here
    const member = await lockMembership(tx, asker);
    await storeReminderSettings(tx, settings);
    await planRemindersTo(tx, clock.now(), member);
  });
  return settings;
}
