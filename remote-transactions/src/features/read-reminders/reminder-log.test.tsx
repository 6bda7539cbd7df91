import { muteReminderMails } from '@keydate/contracts/reminder-settings';
import { REMINDER_PAGE } from '@keydate/contracts/limits';
import { reminderArrived, transactionReminders, type ReminderShown } from '@keydate/contracts/reminders';
import { aRealtor } from '@keydate/testing/builders/people';
import { aReminder, someReminderSettings } from '@keydate/testing/builders/reminders';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { anAccount } from '@keydate/testing/fake-server/world';
import { act, screen, waitFor } from '@testing-library/react';
import { logOfReminders } from '../../../qa/reminders';
import { installTransaction } from '../../../test/open-transaction';
// imported here, so that no test waits for code to be compiled
import './reminder-log';

const openFolded = installTransaction();

/** Opens a transaction, and the log if it has an entry. */
async function openTransaction(...given: Parameters<typeof openFolded>) {
  const page = await openFolded(...given);
  if (given[1]?.reminders) await page.user.click(await screen.findByRole('button', { name: /^\d+\+? reminders?/ }));
  return page;
}

test('the log is folded, and says how many reminders it has and how many were not sent', async () => {
  const { user } = await openFolded({}, { reminders: { 'transaction-1': logOfReminders() } });
  const fold = await screen.findByRole('button', { name: '7 reminders, 1 not sent' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('550 no such mailbox')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  await user.click(fold);
  expect(screen.getByText('550 no such mailbox')).toBeVisible();
});

const ownMails = () => screen.findByRole('checkbox', { name: 'Email me about this transaction' });

test('the log says what was sent, failed, came late, was canceled or is planned, and to whom', async () => {
  const { user } = await openTransaction({}, { reminders: { 'transaction-1': logOfReminders() } });
  expect(await screen.findByText('550 no such mailbox')).toBeVisible();
  for (const words of [
    /^Sent /,
    /^Not sent; it was due /,
    /, late$/,
    /^Not sent because of a later change$/,
    /^Sending since /,
  ])
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.getAllByText('Wren Castellanos (email)')[0]).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show all 7 reminders' }));
  expect(screen.getByText('Wren Castellanos (app, email)')).toBeVisible();
});

test('a log of very many is shown a page at a time, and each deadline says when its reminder goes out all the same', async () => {
  const many = Array.from({ length: REMINDER_PAGE + 20 }, (_, nth) =>
    aReminder({ _id: `reminder-${nth}`, dateId: `date-${nth}`, title: `Deadline ${nth}` }),
  );
  const last = many.at(-1)!;
  const contractDates = [aContractDate({ _id: last.dateId, title: last.title, date: last.date })];
  const { user } = await openTransaction({ contractDates }, { reminders: { 'transaction-1': many } });
  expect(await screen.findByText('Deadline 5')).toBeVisible();
  expect(await screen.findByText(/^Reminder /)).toBeVisible();
  const shown = () => screen.getAllByText('Wren Castellanos (email)').length;
  const showMore = () => user.click(screen.getByRole('button', { name: 'Show more reminders' }));

  await showMore();
  expect(shown()).toBe(REMINDER_PAGE);
  await showMore();
  await waitFor(() => expect(shown()).toBe(REMINDER_PAGE + 20));
  expect(screen.queryByRole('button', { name: /^Show (more|all)/ })).not.toBeInTheDocument();
});

test('the log says of an email that waits why, and when it is tried again', async () => {
  const queued = (change: Partial<ReminderShown>) =>
    aReminder({ state: 'queued', goesOutAt: '2026-06-08T17:00:00Z', ...change });
  const log = [
    queued({ failure: 'connect ECONNREFUSED', nextTryAt: '2026-06-08T17:15:00Z' }),
    queued({ title: 'Closing Date', nextTryAt: '2026-06-09T13:00:00Z' }),
  ];
  await openTransaction({}, { reminders: { 'transaction-1': log } });
  expect(await screen.findByText(/^Not sent yet: due .*11:00 AM.*, next try .*11:15 AM/)).toBeVisible();
  expect(screen.getByText('connect ECONNREFUSED')).toBeVisible();
  expect(screen.getByText(/^Waiting for quiet hours to end: due .*11:00 AM.*, goes out .*7:00 AM/)).toBeVisible();
});

test('a reminder that goes out while its transaction is open is soon said to be sent', async () => {
  const realtor = aRealtor();
  const { server } = await openTransaction({}, { reminders: { 'transaction-1': [aReminder()] } }, realtor);
  expect(await screen.findByText(/^Goes out /)).toBeVisible();

  const sentAt = new Date().toISOString();
  server.world.reminders = { 'transaction-1': [aReminder({ state: 'sent', goesOutAt: sentAt, sentAt })] };
  await waitFor(() => {
    act(() => server.sockets.emit(realtor._id, reminderArrived, {}));
    expect(screen.getByText(/^Sent /)).toBeVisible();
  });
});

test('a reminder that arrives is asked for once or twice, however many deadlines are shown', async () => {
  const realtor = aRealtor();
  const contractDates = Array.from({ length: 20 }, (_, at) =>
    aContractDate({ _id: `date-${at}`, title: `Deadline ${at}` }),
  );
  const { server } = await openTransaction(
    { contractDates },
    { reminders: { 'transaction-1': [aReminder()] } },
    realtor,
  );
  await screen.findByText(/^Goes out /);
  const asked = () => server.exchanges.filter(({ call }) => call === transactionReminders).length;
  const before = asked();
  act(() => server.sockets.emit(realtor._id, reminderArrived, {}));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(asked() - before).toBeLessThanOrEqual(2);
});

test('while an email is to go out, an open transaction asks each minute what became of it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = await openTransaction({}, { reminders: { 'transaction-1': [aReminder()] } });
  expect(await screen.findByText(/^Goes out /)).toBeVisible();

  const sentAt = new Date().toISOString();
  server.world.reminders = { 'transaction-1': [aReminder({ state: 'sent', goesOutAt: sentAt, sentAt })] };
  act(() => jest.advanceTimersByTime(60_000));
  expect(await screen.findByText(/^Sent /)).toBeVisible();

  // nothing is to go out any more
  const asked = () => server.exchanges.filter(({ call }) => call === transactionReminders).length;
  const before = asked();
  act(() => jest.advanceTimersByTime(600_000));
  expect(asked()).toBe(before);
  jest.useRealTimers();
});

test('a person ends the emails to them about a transaction, and begins them again', async () => {
  const { user, server } = await openTransaction();
  expect(await ownMails()).toBeChecked();

  await user.click(await ownMails());
  await waitFor(() => expect(server.world.mutedTransactions).toEqual(['transaction-1']));
  await waitFor(async () => expect(await ownMails()).not.toBeChecked());

  await user.click(await ownMails());
  await waitFor(() => expect(server.world.mutedTransactions).toEqual([]));
});

test('a double click on the box of the emails sends one request', async () => {
  const { server } = await openTransaction();
  const box = await ownMails();
  // both before the page is drawn again
  act(() => {
    box.click();
    box.click();
  });

  await waitFor(async () => expect(await ownMails()).not.toBeChecked());
  await waitFor(() => expect(server.world.mutedTransactions).toEqual(['transaction-1']));
  expect(server.exchanges.filter(({ call }) => call === muteReminderMails)).toHaveLength(1);
});

test.each([
  [{ byEmail: false }, /^Emails are off in your settings/],
  [{ inApp: false }, /^Reminders in the app are off in your settings/],
  [{ byEmail: false, inApp: false }, /^Emails and reminders in the app are off in your settings/],
])(
  'somebody who has chosen %j reads what they miss about a transaction, and where to change it',
  async (off, words) => {
    await openTransaction({}, { reminderSettings: someReminderSettings(off) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your settings' })).toHaveAttribute('href', '/setting');
    const hasBox = screen.queryByRole('checkbox', { name: 'Email me about this transaction' }) !== null;
    expect(hasBox).toBe(!('byEmail' in off));
  },
);

test('a choice that cannot be saved is taken back, and the person is told', async () => {
  const { user } = await openTransaction(
    {},
    { faults: [{ call: muteReminderMails, kind: 'refused', code: 'INTERNAL' }] },
  );
  await user.click(await ownMails());
  expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
  expect(await ownMails()).toBeChecked();
});

test('somebody who sees a transaction of another person is not told of it, and has nothing to end', async () => {
  const owner = aRealtor({ _id: 'owner' });
  const viewer = aRealtor({ company: owner.company });
  await openTransaction(
    {},
    {
      accounts: [anAccount(owner)],
      owners: { 'transaction-1': 'owner' },
      reminders: { 'transaction-1': [aReminder()] },
    },
    viewer,
  );
  expect(await screen.findByText(/^Goes out /)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Email me about this transaction' })).not.toBeInTheDocument();
});

test('a log that cannot be loaded says so, and can be tried again', async () => {
  const { user, server } = await openTransaction(
    {},
    { faults: [{ call: transactionReminders, kind: 'refused', code: 'INTERNAL' }] },
  );
  expect(await screen.findByText('The reminders could not be loaded.')).toBeVisible();
  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No reminders are scheduled, and none have been sent.')).toBeVisible();
});
