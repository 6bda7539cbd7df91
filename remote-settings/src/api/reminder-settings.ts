import { callApi } from '@keydate/client';
import { getReminderSettings, saveReminderSettings, type ReminderSettings } from '@keydate/contracts/reminder-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['reminder-settings'] as const;

/** How the person wants to be reminded, by their chosen time zone: another one shows other clocks. */
export function useReminderSettings() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await callApi(getReminderSettings, {}, { signal })).result.settings,
  });
}

export type ReminderChoice = Partial<Omit<ReminderSettings, 'timeZone'>>;

interface Choosing {
  /** That of the device: quiet hours have it where the person has chosen none. */
  timeZone: string;
  onFailed: (error: Error) => void;
}

/** Saves a choice at once; it is shown before the server has answered, and taken back where that fails. */
export function useChooseReminders({ timeZone, onFailed }: Choosing) {
  const store = useQueryClient();
  return useMutation({
    // one after the other: each sends all choices as they are then
    scope: { id: 'reminder-settings' },
    mutationFn: async (settings: ReminderSettings) =>
      (await callApi(saveReminderSettings, { body: { ...settings, timeZone } })).result.settings,
    onMutate: async (settings) => {
      await store.cancelQueries({ queryKey: key });
      const before = store.getQueryData(key);
      store.setQueryData(key, settings);
      return before;
    },
    onError: (error, _settings, before) => {
      store.setQueryData(key, before);
      onFailed(error);
    },
    onSettled: () => store.invalidateQueries({ queryKey: key }),
  });
}
