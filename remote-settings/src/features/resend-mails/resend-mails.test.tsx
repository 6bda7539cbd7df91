import { listUnsentMails, resendUnsentMail } from '@keydate/contracts/unsent-mails';
import { aRealtor } from '@keydate/testing/builders/people';
import { anUnsentMail } from '@keydate/testing/builders/reminders';
import { act, screen, waitFor } from '@testing-library/react';
import { installSetting } from '../../../test/open-setting';

const openSetting = installSetting();
const button = (subject: string) =>
  screen.findByRole('button', { name: `Send again: ${subject} to wren@alderfinch.example` });

test('the owner sees what could not be sent, to whom and why, and what happens next', async () => {
  await openSetting('/setting/account', {
    unsentMails: [
      anUnsentMail({ subject: 'Closing Date', nextTryAt: '2027-01-10T18:04:00.000Z', failure: 'connect ECONNREFUSED' }),
      anUnsentMail({ subject: 'An invitation', transaction: null }),
      anUnsentMail({
        subject: 'Appraisal Deadline',
        canSendAgain: false,
        failure: 'Its deadline ended before it could be sent.',
      }),
    ],
    person: aRealtor({ timeZone: 'America/Denver' }),
  });
  expect(await screen.findByText('connect ECONNREFUSED')).toBeVisible();
  expect(screen.getByText('We could not reach the mail server.')).toBeVisible();
  expect(screen.getByText('The mail server refused it.')).toBeVisible();
  expect(screen.getByText('We will try again Sun 01-10, 11:04 AM Denver time.')).toBeVisible();
  expect(screen.getByText('We have stopped trying.')).toBeVisible();
  expect(screen.getByText('Its deadline has passed.')).toBeVisible();
  expect(screen.queryByText('It could not be sent.')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2);
});

test('an email is sent again, and leaves the list', async () => {
  const { user, server } = await openSetting('/setting/account', {
    unsentMails: [anUnsentMail({ subject: 'Closing Date' })],
  });
  await user.click(await button('Closing Date'));
  expect(await screen.findByText('It is being sent again')).toBeVisible();
  expect(await screen.findByText('All emails were sent.')).toBeVisible();
  expect(server.world.unsentMails).toEqual([]);
});

test('an email that cannot be sent while the list is open appears within a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = await openSetting('/setting/account', { unsentMails: [] });
  expect(await screen.findByText('All emails were sent.')).toBeVisible();
  server.world.unsentMails = [anUnsentMail({ subject: 'Closing Date' })];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await button('Closing Date')).toBeVisible();
  jest.useRealTimers();
});

test('one that somebody has sent meanwhile is not sent twice', async () => {
  const { user, server } = await openSetting('/setting/account', {
    unsentMails: [anUnsentMail({ subject: 'Closing Date' })],
  });
  const again = await button('Closing Date');
  server.world.unsentMails = [];
  await user.click(again);
  expect(await screen.findByText('It was sent, or is no longer needed')).toBeVisible();
});

test('anybody but the owner is not shown the list, and it is not asked for', async () => {
  const person = aRealtor();
  const { server } = await openSetting('/setting/account', {
    person: { ...person, _id: 'another', company: person.company },
  });
  expect(await screen.findByText('Invite by email')).toBeVisible();
  expect(screen.queryByText('Emails that could not be sent')).not.toBeInTheDocument();
  expect(server.exchanges.some(({ call }) => call === listUnsentMails)).toBe(false);
});

test('a failure leaves the email in the list', async () => {
  const { user, server } = await openSetting('/setting/account', {
    unsentMails: [anUnsentMail({ subject: 'Closing Date' })],
    faults: [{ call: resendUnsentMail, kind: 'refused', code: 'INTERNAL' }],
  });
  await user.click(await button('Closing Date'));
  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  await waitFor(() => expect(server.world.unsentMails).toHaveLength(1));
});

test('a list that cannot be loaded says so, and can be tried again', async () => {
  const { user, server } = await openSetting('/setting/account', {
    faults: [{ call: listUnsentMails, kind: 'refused', code: 'INTERNAL' }],
  });
  expect(await screen.findByText(/This list could not be loaded/)).toBeVisible();
  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All emails were sent.')).toBeVisible();
});
