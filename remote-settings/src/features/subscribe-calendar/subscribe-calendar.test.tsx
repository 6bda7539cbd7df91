import { listCalendarFeeds } from '@keydate/contracts/calendar-feeds';
import { screen, waitFor, within } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const calendar = async () => within(await screen.findByRole('region', { name: 'Calendar' }));
const made = { alarms: true, createdAt: '2026-06-01T18:00:00.000Z' };

test('an address is made with alarms, shown once and copied', async () => {
  const { user, server } = await openSetting('/setting/personal');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const section = await calendar();
  await user.click(await section.findByRole('checkbox', { name: 'Add alarms' }));
  await user.click(section.getByRole('button', { name: 'Make a private address' }));
  const field = await section.findByLabelText('Private address');
  expect(server.world.calendarFeeds).toMatchObject([{ transactionId: null, alarms: true }]);
  expect(field).toHaveDisplayValue(/\/calendar\.ics\?token=/);
  expect(section.getByRole('link', { name: 'Open in Apple Calendar or Outlook' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\//),
  );
  expect(section.getByText(/Google may take a day to read it again/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Copy the address' }));
  expect(write).toHaveBeenCalledWith((field as HTMLInputElement).value);
});

test('a new address asks first, because the former one stops working', async () => {
  const { user } = await openSetting('/setting/personal', {
    calendarFeeds: [{ transactionId: null, street: null, ...made }],
  });
  const section = await calendar();
  expect(await section.findByText('Address made on 06-01-2026, with alarms.')).toBeVisible();
  expect(section.queryByLabelText('Private address')).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Make a new address' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('The address that your calendar reads now stops working.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make a new address' }));
  expect(await section.findByLabelText('Private address')).toBeVisible();
});

test('the addresses of single transactions are listed, and each is ended by itself', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    calendarFeeds: [
      { transactionId: null, street: null, ...made },
      { transactionId: 'wazee', street: '9 Wazee Street', ...made },
    ],
  });
  const section = await calendar();
  await user.click(await section.findByRole('button', { name: 'End the address of 9 Wazee Street' }));
  await waitFor(() => expect(server.world.calendarFeeds).toMatchObject([{ transactionId: null }]));
  await user.click(section.getByRole('button', { name: 'End it' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(server.world.calendarFeeds).toEqual([]));
});

test('addresses that cannot be loaded say so, and can be tried again', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    faults: [{ call: listCalendarFeeds, kind: 'refused', code: 'INTERNAL' }],
  });
  expect(await screen.findByText('Your calendar addresses could not be loaded.')).toBeVisible();
  server.world.faults = [];
  await user.click((await calendar()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Make a private address' })).toBeVisible();
});
