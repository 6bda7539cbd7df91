import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { aContractDate, aDeadlineDone } from '@keydate/testing/builders/transactions';
import { inDays } from '@keydate/testing/builders/days';
import { reminderArrived } from '@keydate/contracts/reminders';
import { catchUp } from '@keydate/contracts/socket';
import type { Transaction } from '@keydate/contracts/transactions';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import { latestDisclosureDay, mailingDayOf } from '@keydate/domain/closing-disclosure';
import { weekdayOf } from '@keydate/domain/calendar-day';
import { act, screen, waitFor } from '@testing-library/react';
import { installTransaction } from '../../test/open-transaction';

const openTransaction = installTransaction();
const wren = aRealtor();
const ilse = aLender();
const dates = [
  aContractDate({ title: 'Inspection Objection Deadline' }),
  aContractDate({ title: 'Loan Terms Deadline', date: inDays(-2) }),
  aContractDate({ title: 'Appraisal Deadline', date: inDays(-1) }),
  aContractDate({ title: 'Closing Date' }),
];

function open(lender: Partial<World['lenders'][number]> = {}, person = ilse, transaction: Partial<Transaction> = {}) {
  const { _id, fullName, contact } = ilse;
  const who = { _id, fullName, email: contact.email, company: 'Front Range Lending' };
  return openTransaction(
    { contractDates: dates, ...transaction },
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { 'transaction-1': wren._id },
      lenders: [anAcceptedLender(who, { transactionId: 'transaction-1', ...lender })],
    },
    person,
  );
}

test('a lender sees the deadlines for lenders, whose transaction it is, and nothing to change it with', async () => {
  await open({}, ilse, {
    lead_times: [
      { type: 'hours', value: 6 },
      { type: 'days', value: 2 },
    ],
  });
  expect(screen.getByText('You are the lender')).toBeVisible();
  expect(screen.getByText('6 hours and 2 days before each deadline.')).toBeVisible();
  expect(screen.getByText(/^This transaction belongs to Poudre River Realty/)).toBeVisible();
  expect(screen.getByText('Closing Date')).toBeVisible();
  expect(screen.queryByText('Inspection Objection Deadline')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Done:/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /reminders/ })).not.toBeInTheDocument();
  for (const name of ['Mark as complete', 'Edit Contract dates', 'Edit Address', 'Check all off', 'Invite a lender'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the client’s contact is there only where it is shared', async () => {
  const { unmount } = await open();
  expect(screen.queryByText('odalys.brandt@mail.example')).not.toBeInTheDocument();
  unmount();
  await open({ sharesContact: true });
  expect(screen.getByText('odalys.brandt@mail.example')).toBeVisible();
});

test('to whom the lender can write follows whose transaction it is, without a reload', async () => {
  const { server } = await open();
  expect(await screen.findByRole('link', { name: `Message ${wren.fullName}` })).toBeVisible();
  server.world.accounts = server.world.accounts.filter(({ user }) => user._id !== wren._id);
  act(() => server.sockets.emit(ilse._id, catchUp, null));
  await waitFor(() => expect(screen.queryByRole('link', { name: `Message ${wren.fullName}` })).not.toBeInTheDocument());
});

test('a shared deadline is there, too', async () => {
  await open({ sharedDates: [dates[0]!._id] });
  expect(screen.getByText('Inspection Objection Deadline')).toBeVisible();
});

test('a lender opens the conversation with the realtor from the transaction', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Message Wren Castellanos' });
  expect(link).toHaveAttribute('href', `/messages?with=${wren._id}`);
});

test('a closed transaction offers a lender no conversation, and says where the old ones are', async () => {
  await open({}, ilse, { status: 'Closed' });
  expect(await screen.findByRole('link', { name: 'Open messages' })).toHaveAttribute('href', '/messages');
  expect(screen.queryByRole('link', { name: /^Message / })).not.toBeInTheDocument();
});

test.each([
  ['lender', ilse],
  ['realtor', wren],
])('the %s is warned that the closing was moved and the Closing Disclosure’s day with it', async (_who, person) => {
  const closing = aContractDate({ title: 'Closing Date', date: inDays(40) });
  await open({}, person, { contractDates: [closing], disclosure_was: inDays(20) });
  const [now, was] = [latestDisclosureDay(closing.date), inDays(20)];
  const mailed = mailingDayOf(closing.date)!;
  expect(screen.getByRole('region', { name: 'My Upcoming Deadlines' })).toHaveTextContent(
    `The closing has been moved to ${weekdayOf(closing.date)}, ${closing.date}` +
      `If there is a loan, the buyer must now receive the Closing Disclosure by ${weekdayOf(now)}, ${now}, ` +
      `not by ${weekdayOf(was)}, ${was}. ` +
      'Mail counts as received three business days later: ' +
      `mail it by ${weekdayOf(mailed)}, ${mailed}.`,
  );
});

test('nobody is warned of a closing that was moved and is checked off, or that was never moved', async () => {
  const closing = aContractDate({ title: 'Closing Date', date: inDays(40) });
  const { unmount } = await open({}, ilse, { contractDates: [closing] });
  expect(screen.queryByText(/^The closing has been moved/)).not.toBeInTheDocument();
  unmount();
  await open({}, ilse, { contractDates: [{ ...closing, done: aDeadlineDone() }], disclosure_was: inDays(20) });
  expect(screen.queryByText(/^The closing has been moved/)).not.toBeInTheDocument();
});

test('once the lender ticks that the Closing Disclosure was received, its page warns no more', async () => {
  const closing = aContractDate({ title: 'Closing Date', date: inDays(40) });
  const { user } = await open({}, ilse, { contractDates: [closing], disclosure_was: inDays(20) });
  expect(screen.getByText(/^The closing has been moved/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Closing Disclosure received' }));
  await user.click(screen.getByRole('button', { name: 'Save the day of Closing Disclosure received' }));
  await waitFor(() => expect(screen.queryByText(/^The closing has been moved/)).not.toBeInTheDocument());
});

test('a transaction that was withdrawn cannot be found', async () => {
  await open({ state: 'withdrawn' });
  expect(screen.getByRole('heading', { name: 'This transaction could not be found' })).toBeVisible();
});

test('a lender who loses a transaction while it is open is told so, and sees no more of it', async () => {
  const { server } = await open();
  server.world.lenders = server.world.lenders.map((one) => ({ ...one, state: 'withdrawn' as const }));
  act(() => server.sockets.emit(ilse._id, catchUp, undefined));
  expect(await screen.findByRole('heading', { name: 'This transaction is no longer available' })).toBeVisible();
  expect(screen.getByText('You no longer have access to it, or it was removed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Closing Date')).not.toBeInTheDocument();
});

test.each([
  ['lender', ilse],
  ['realtor', wren],
])('a closing that is moved while the %s has the transaction open is moved on the page', async (_who, person) => {
  const closing = aContractDate({ title: 'Closing Date', date: inDays(40) });
  const { server, somebodyElse } = await open({}, person, { contractDates: [closing] });
  somebodyElse({ contractDates: [{ ...closing, date: inDays(47) }], disclosure_was: inDays(36) });
  act(() => server.sockets.emit(person._id, reminderArrived, {}));
  expect(await screen.findByText(/^The closing has been moved to/)).toBeVisible();
});

test('the realtor’s own page of it is as always', async () => {
  await open({}, wren);
  expect(screen.queryByText('You are the lender')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Contract dates' })).toBeVisible();
});
