import { getReminderSettings, saveReminderSettings } from '@keydate/contracts/reminder-settings';
import { deviceTimeZone } from '@keydate/forms/time';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { aRealtor } from '@keydate/testing/builders/people';
import { someReminderSettings } from '@keydate/testing/builders/reminders';
import { screen, waitFor } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const box = (name: string) => screen.findByRole('checkbox', { name });
const night = { from: asTimeOfDay('21:00'), until: asTimeOfDay('07:00') };

test('a channel is switched off at once, without saving', async () => {
  const { user, server } = await openSetting('/setting/personal');
  expect(await box('By email')).toBeChecked();

  await user.click(await box('By email'));

  await waitFor(() => expect(server.world.reminderSettings).toMatchObject({ byEmail: false, inApp: true }));
  expect(await box('By email')).not.toBeChecked();
});

test('a choice sends nothing else, which may have been refused, or be older than on another device', async () => {
  const { user, server } = await openSetting('/setting/personal');
  await user.click(await box('By email'));
  await user.click(await box('Quiet hours'));

  await waitFor(() => expect(server.world.reminderSettings.quietHours).toEqual(night));
  const sent = server.exchanges
    .filter(({ call }) => call === saveReminderSettings)
    .map(({ asked }): unknown => JSON.parse(asked));
  expect(sent).toEqual([{ byEmail: false }, { quietHours: night, timeZone: deviceTimeZone() }]);
});

test('somebody who switches off both is told what that means', async () => {
  const { user } = await openSetting('/setting/personal');
  await user.click(await box('By email'));
  expect(screen.queryByText(/You get no reminders/)).not.toBeInTheDocument();
  await user.click(await box('In the app, under the bell at the top'));
  expect(await screen.findByText(/You get no reminders/)).toBeVisible();
});

test('quiet hours begin with the night and are chosen in half hours, by the person’s own clocks', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    person: aRealtor({ timeZone: 'America/New_York' }),
  });
  await user.click(await box('Quiet hours'));
  await waitFor(() => expect(server.world.reminderSettings.quietHours).toEqual(night));
  expect(screen.getByText(/Quiet hours are in New York time/)).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Until'), '8:30 AM');
  await waitFor(() => expect(server.world.reminderSettings.quietHours).toEqual({ ...night, until: '08:30' }));

  await user.click(await box('Quiet hours'));
  await waitFor(() => expect(server.world.reminderSettings.quietHours).toBeNull());
});

test('one end of quiet hours leaves the other as it was changed on another device', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    reminderSettings: someReminderSettings({ quietHours: night }),
  });
  const until = await screen.findByLabelText('Until');
  server.world.reminderSettings.quietHours = { ...night, from: asTimeOfDay('22:30') };
  await user.selectOptions(until, '8:30 AM');
  await waitFor(() => expect(server.world.reminderSettings.quietHours).toEqual({ from: '22:30', until: '08:30' }));
});

test('the end of quiet hours cannot be their beginning', async () => {
  await openSetting('/setting/personal', { reminderSettings: someReminderSettings({ quietHours: night }) });
  const names = [...(await screen.findByLabelText<HTMLSelectElement>('Until')).options].map(({ text }) => text);
  expect(names).toHaveLength(47);
  expect(names).not.toContain('9:00 PM');
});

test('the morning summary is off until the person chooses it, with its hour by their own clocks', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    person: aRealtor({ timeZone: 'America/New_York' }),
  });
  expect(await box('Morning summary')).not.toBeChecked();
  await user.click(await box('Morning summary'));
  await waitFor(() => expect(server.world.reminderSettings.summaryAt).toBe('07:00'));
  const hour = screen.getByRole('combobox', { name: 'Every day at' });
  expect(hour).toHaveAccessibleDescription('In New York time, also during quiet hours');
  await user.selectOptions(hour, '6:30 AM');
  await waitFor(() => expect(server.world.reminderSettings.summaryAt).toBe('06:30'));
  await user.click(await box('Morning summary'));
  await waitFor(() => expect(server.world.reminderSettings.summaryAt).toBeNull());
});

test('what new transactions begin with is chosen among the options of a transaction and more', async () => {
  const { user, server } = await openSetting('/setting/personal');
  const select = await screen.findByLabelText('Default for new transactions');
  expect(select).toHaveDisplayValue('6 hours before each deadline');
  await user.selectOptions(select, '3 days before each deadline');
  await waitFor(() => expect(server.world.reminderSettings.defaultNotification).toEqual({ type: 'days', value: 3 }));
});

test('a choice that cannot be saved is taken back, and the person is told', async () => {
  const { user } = await openSetting('/setting/personal', {
    faults: [{ call: saveReminderSettings, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.click(await box('By email'));
  expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
  expect(await box('By email')).toBeChecked();
});

test('choices that cannot be loaded say so, and can be tried again', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    faults: [{ call: getReminderSettings, kind: 'refused', code: 'INTERNAL' }],
  });
  expect(await screen.findByText('Your reminder settings could not be loaded.')).toBeVisible();
  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box('By email')).toBeChecked();
});
