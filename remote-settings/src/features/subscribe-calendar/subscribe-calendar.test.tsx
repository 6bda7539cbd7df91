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
  await user.click(await section.findByRole('checkbox', { name: 'Add alerts' }));
  await user.click(section.getByRole('button', { name: 'Create a private link' }));
  const field = await section.findByLabelText('Private link');
  expect(server.world.calendarFeeds).toMatchObject([{ transactionId: null, alarms: true }]);
  expect(field).toHaveDisplayValue(/\/calendar\.ics\?token=/);
  expect(section.getByRole('link', { name: 'Open in Apple Calendar or Outlook' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\//),
  );
  expect(section.getByText(/Google can take a day to update/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith((field as HTMLInputElement).value);
});

test('a new address asks first, because the former one stops working', async () => {
  const { user } = await openSetting('/setting/personal', {
    calendarFeeds: [{ transactionId: null, street: null, ...made }],
  });
  const section = await calendar();
  expect(await section.findByText('Link created on 06-01-2026, with alerts.')).toBeVisible();
  expect(section.queryByLabelText('Private link')).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Create a new link' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('The link that your calendar uses now will stop working.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create a new link' }));
  expect(await section.findByLabelText('Private link')).toBeVisible();
});

test('the addresses of single transactions are listed, and each is ended by itself', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    calendarFeeds: [
      { transactionId: null, street: null, ...made },
      { transactionId: 'wazee', street: '9 Wazee Street', ...made },
    ],
  });
  const section = await calendar();
  await user.click(await section.findByRole('button', { name: 'Turn off the link to 9 Wazee Street' }));
  await waitFor(() => expect(server.world.calendarFeeds).toMatchObject([{ transactionId: null }]));
  await user.click(section.getByRole('button', { name: 'Turn off' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(server.world.calendarFeeds).toEqual([]));
});

test('addresses that cannot be loaded say so, and can be tried again', async () => {
  const { user, server } = await openSetting('/setting/personal', {
    faults: [{ call: listCalendarFeeds, kind: 'refused', code: 'INTERNAL' }],
  });
  expect(await screen.findByText('Your calendar links could not be loaded.')).toBeVisible();
  server.world.faults = [];
  await user.click((await calendar()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Create a private link' })).toBeVisible();
});
