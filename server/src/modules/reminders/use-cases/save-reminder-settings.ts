import type { saveReminderSettings as call } from '@keydate/contracts/reminder-settings';
import type { z } from 'zod';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { lockMembership } from '../../people/use-cases/lock-membership';
import type { ReminderSettings } from '../planning.repository';
import { findReminderSettings, storeReminderSettings } from '../reminder-settings.repository';
import { channelsChosen } from '../reminders.policy';
import { planRemindersTo } from './plan-reminders';

/** Stores what a person chose of how they want to be reminded, and plans what they are told of anew. */
export async function saveReminderSettings(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  asker: Member,
  choice: z.output<typeof call.body>,
): Promise<ReminderSettings> {
  return db.transaction(async (tx) => {
    // a transaction that somebody enters right now is planned before this, or reads what is stored here
    const member = await lockMembership(tx, asker);
    const settings = changed(asker.id, await findReminderSettings(tx, asker.id), choice);
    await storeReminderSettings(tx, settings);
    await planRemindersTo(tx, clock.now(), member);
    return settings;
  });
}

/** Of somebody who has no quiet hours, and whose device has not said where it is. */
const NO_ZONE = 'UTC';

function changed(
  personId: string,
  before: ReminderSettings | undefined,
  { byEmail, inApp, quietHours, defaultNotification, timeZone }: z.output<typeof call.body>,
): ReminderSettings {
  const channels = channelsChosen(before);
  const hours = quietHours === undefined ? { from: before?.quietFrom, until: before?.quietUntil } : quietHours;
  const begins =
    defaultNotification === undefined
      ? { type: before?.defaultType, value: before?.defaultValue }
      : defaultNotification;
  return {
    personId,
    byEmail: byEmail ?? channels.byEmail,
    inApp: inApp ?? channels.inApp,
    // what else is chosen on another device leaves quiet hours where they are
    timeZone: timeZone ?? before?.timeZone ?? NO_ZONE,
    quietFrom: hours?.from ?? null,
    quietUntil: hours?.until ?? null,
    defaultType: begins?.type ?? null,
    defaultValue: begins?.value ?? null,
  };
}
