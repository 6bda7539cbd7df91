import type { saveReminderSettings as call } from '@keydate/contracts/reminder-settings';
import type { z } from 'zod';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { lockMembership, type Member } from '../../accounts';
import type { ReminderSettings } from '../planning.repository';
import { findReminderSettings, storeReminderSettings } from '../reminder-settings.repository';
import { channelsChosen } from '../policies/reminder';
import { storeSummaryHour } from '../summaries/summaries.repository';
import { planRemindersTo } from './plan-reminders';

/** Stores a person's reminder settings, and plans their reminders again. */
export async function saveReminderSettings(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  asker: Member,
  choice: z.output<typeof call.body>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // a transaction entered at the same time is planned before this, or plans with the settings stored here
    const member = await lockMembership(tx, asker);
    const settings = changed(asker.id, await findReminderSettings(tx, asker.id), choice);
    await storeReminderSettings(tx, settings);
    if (choice.summaryAt !== undefined) await storeSummaryHour(tx, asker.id, choice.summaryAt);
    await planRemindersTo(tx, clock.now(), member);
  });
}

function changed(
  personId: string,
  before: ReminderSettings | undefined,
  { byEmail, inApp, quietHours, quietFrom, quietUntil, defaultNotification, timeZone }: z.output<typeof call.body>,
): ReminderSettings {
  const channels = channelsChosen(before);
  const hours = quietHours === undefined ? withEnds(before, { quietFrom, quietUntil }) : quietHours;
  const begins =
    defaultNotification === undefined
      ? { type: before?.defaultType, value: before?.defaultValue }
      : defaultNotification;
  return {
    personId,
    byEmail: byEmail ?? channels.byEmail,
    inApp: inApp ?? channels.inApp,
    // only a choice of hours brings a zone: any other choice, on any device, leaves theirs alone
    timeZone: timeZone ?? before?.timeZone ?? null,
    quietFrom: hours?.from ?? null,
    quietUntil: hours?.until ?? null,
    defaultType: begins?.type ?? null,
    defaultValue: begins?.value ?? null,
  };
}

type Ends = Pick<z.output<typeof call.body>, 'quietFrom' | 'quietUntil'>;

/** The quiet hours with another beginning or end; null if there are none. */
function withEnds(before: ReminderSettings | undefined, { quietFrom, quietUntil }: Ends) {
  if (!before?.quietFrom || !before.quietUntil) return null;
  const hours = { from: quietFrom ?? before.quietFrom, until: quietUntil ?? before.quietUntil };
  if (hours.from === hours.until)
    throw new AppError('BAD_INPUT', { quietHours: 'Quiet hours begin and end at different times.' });
  return hours;
}
