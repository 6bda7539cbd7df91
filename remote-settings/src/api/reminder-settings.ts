import { callApi, SessionEnded } from '@keydate/client';
import { getReminderSettings, saveReminderSettings, type ReminderSettings } from '@keydate/contracts/reminder-settings';
import type { TimeOfDay } from '@keydate/domain/time-of-day';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Where the settings are cached. A change of the person's time zone makes them stale: quiet hours are in it. */
export const reminderSettingsKey = ['reminder-settings'] as const;

/** How the person wants to be reminded, with the time zone that they chose or that of their device. */
export function useReminderSettings() {
  return useQuery({
    queryKey: reminderSettingsKey,
    queryFn: async ({ signal }) => (await callApi(getReminderSettings, {}, { signal })).result.settings,
  });
}

export type ReminderChoice = Partial<Omit<ReminderSettings, 'timeZone'>> & {
  /** One end of the quiet hours: the other may have been changed on another device. */
  quietFrom?: TimeOfDay;
  quietUntil?: TimeOfDay;
};

interface Choosing {
  /** The device's. New quiet hours and summaries are in it, unless the person has chosen a time zone. */
  timeZone: string;
  onFailed: (error: Error) => void;
}

/** Saves a choice at once, and only this one; it is shown before the server has answered, and taken back where that fails. */
export function useChooseReminders({ timeZone, onFailed }: Choosing) {
  const store = useQueryClient();
  const withZone = (choice: ReminderChoice) =>
    choice.quietHours || choice.summaryAt ? { ...choice, timeZone } : choice;
  const show = ({ quietFrom, quietUntil, ...choice }: Partial<ReminderSettings> & ReminderChoice) =>
    store.setQueryData<ReminderSettings>(reminderSettingsKey, (now) => {
      const ends = { ...(quietFrom && { from: quietFrom }), ...(quietUntil && { until: quietUntil }) };
      return now && { ...now, quietHours: now.quietHours && { ...now.quietHours, ...ends }, ...choice };
    });
  return useMutation({
    mutationKey: reminderSettingsKey,
    scope: { id: 'reminder-settings' },
    mutationFn: async (choice: ReminderChoice) =>
      (await callApi(saveReminderSettings, { body: withZone(choice) })).result.settings,
    onMutate: async (choice) => {
      await store.cancelQueries({ queryKey: reminderSettingsKey });
      const before = store.getQueryData<ReminderSettings>(reminderSettingsKey);
      show(withZone(choice));
      return before;
    },
    onError: (error, choice, before) => {
      // later choices stay
      if (before) show(asBefore(choice, before));
      if (!(error instanceof SessionEnded)) onFailed(error);
    },
    onSettled: () =>
      store.isMutating({ mutationKey: reminderSettingsKey }) > 1
        ? undefined
        : store.invalidateQueries({ queryKey: reminderSettingsKey }),
  });
}

/** Makes quiet hours follow the device, for a person who has not chosen a time zone. */
export async function followDevice(timeZone: string): Promise<void> {
  await callApi(saveReminderSettings, { body: { timeZone } });
}

/** The settings that a choice replaced. */
function asBefore(choice: ReminderChoice, before: ReminderSettings): Partial<ReminderSettings> {
  const isOfEnds = 'quietFrom' in choice || 'quietUntil' in choice;
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => name in choice || (isOfEnds && name === 'quietHours')),
  );
}
