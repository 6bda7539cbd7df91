import { returnAfterSwitch } from '@keydate/client';
import { aTransactionLender } from '@keydate/testing/builders/lenders';
import { aLender, aPersonWithoutCompany, aRealtor } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import { installFakeServer, signedIn } from '@keydate/testing/jest';
import type { User } from '@keydate/contracts/people';
import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from './auth-pages';

const putWorld = installFakeServer();
const wren = aRealtor();
const ilse = aLender({ timeZone: 'America/Denver' });
const AT = '/lender-invitation/invitation-1';

function serve(lender: Partial<World['lenders'][number]> = {}, status: 'Active' | 'Closed' = 'Active') {
  return putWorld({
    accounts: [anAccount(wren), anAccount(ilse)],
    transactions: [aTransaction({ _id: 'transaction-1', status })],
    owners: { 'transaction-1': wren._id },
    lenders: [
      aTransactionLender({ _id: 'invitation-1', transactionId: 'transaction-1', email: ilse.contact.email, ...lender }),
    ],
  });
}

function open(person: User, ...given: Parameters<typeof serve>) {
  const server = serve(...given);
  return { server, ...renderAuth({ at: AT, session: signedIn(server, person) }) };
}

test('a lender sees who invites them to what, until when, accepts, and lands on the transaction', async () => {
  const { user, server } = open(ilse, { expiresAt: '2036-06-15T17:00:00Z' });
  expect(
    await screen.findByRole('heading', { name: 'Poudre River Realty invites you to a transaction' }),
  ).toBeVisible();
  expect(screen.getByText('1187 Cattail Court, Loveland, Colorado')).toBeVisible();
  expect(screen.getByText('Valid until')).toBeVisible();
  expect(screen.getByText('Sun 06-15, 11:00 AM Denver time')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept' }));

  await waitFor(() => expect(window.location.pathname).toBe('/transaction/transaction-1'));
  expect(server.world.lenders[0]).toMatchObject({ state: 'accepted', lender: { fullName: 'Ilse Okonjo' } });
});

test('a lender declines', async () => {
  const { user, server } = open(ilse);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));

  expect(await screen.findByRole('heading', { name: 'You have declined the invitation' })).toBeVisible();
  expect(server.world.lenders[0]?.state).toBe('declined');
});

test('somebody who is signed out learns nothing of it, and the ways to accept lead back to it', async () => {
  serve();
  const { user } = renderAuth({ at: AT });
  expect(screen.getByRole('heading', { name: 'You are invited to a transaction' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign in and accept' }));

  expect(window.location.pathname).toBe('/signin');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ returnTo: AT });
});

test('who signed in to accept it does so at once', async () => {
  const server = serve();
  const visit = renderAuth({ at: AT });
  await visit.user.click(screen.getByRole('link', { name: 'Sign in and accept' }));
  visit.unmount();
  renderAuth({ at: AT, session: signedIn(server, ilse) });
  await waitFor(() => expect(window.location.pathname).toBe('/transaction/transaction-1'));
});

test.each([AT, `${AT}#accept`])('no link accepts it for who is signed in: %s asks first', async (at) => {
  const server = serve();
  renderAuth({ at, session: signedIn(server, ilse) });
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeEnabled();
  expect(server.world.lenders[0]?.state).toBe('invited');
});

test('somebody without a company creates one first, and comes back', async () => {
  const juniper = aPersonWithoutCompany({ role: 'SuperLender' });
  const { user } = open(juniper, { email: juniper.contact.email });
  await user.click(await screen.findByRole('link', { name: 'Create your company' }));

  expect(window.location.pathname).toBe('/company');
  expect((window.history.state as { usr: unknown }).usr).toEqual({ returnTo: AT });
});

test.each([
  ['by another account', { email: 'mo@bank.example' }, 'This invitation was sent to another email address'],
  ['after it was withdrawn', { state: 'withdrawn' }, 'This invitation was withdrawn'],
  ['after it was declined', { state: 'declined' }, 'You declined this invitation'],
  ['after 14 days', { expiresAt: new Date(0).toISOString() }, 'This invitation has ended'],
] as const)('opened %s, it says so in a sentence', async (_when, lender, sentence) => {
  open(ilse, lender);
  expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('opened by another account, it offers another sign-in, which leads back to it', async () => {
  const server = serve({ email: 'mo@bank.example' });
  const own = signedIn(server, ilse);
  const returns: unknown[] = [];
  own.user$.subscribe(() => returns.push(returnAfterSwitch()));
  const { user } = renderAuth({ at: AT, session: own });
  await user.click(await screen.findByRole('button', { name: 'Sign in with another account' }));

  expect(returns.at(-1)).toBe(AT);
  expect(own.user()).toBeNull();
  expect(await screen.findByRole('link', { name: 'Sign in and accept' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('opened after the transaction was closed, it says so, and offers no other try', async () => {
  open(ilse, {}, 'Closed');
  expect(await screen.findByText('The transaction was closed, so this invitation has ended.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('opened by a link that leads to no invitation, it says so in a sentence, and offers no other try', async () => {
  open(ilse, { _id: 'another-invitation' });
  expect(
    await screen.findByText('This link is not valid. Check it, or ask the person who sent it for a new one.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('opened by a realtor, it says that it is for lenders, and offers another sign-in', async () => {
  open(wren, { email: wren.contact.email });
  expect(await screen.findByText(/^This invitation is for lenders/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeVisible();
});

test('that could not be loaded offers another try', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  open(ilse);
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeVisible();
});

test('opened by a realtor who has no company yet, it says so at once', async () => {
  const juniper = aPersonWithoutCompany({ role: 'SuperRealtor' });
  open(juniper, { email: juniper.contact.email });
  expect(await screen.findByText(/^This invitation is for lenders/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create your company' })).not.toBeInTheDocument();
});

test('opened again, it says that it was accepted, and leads to the transaction', async () => {
  open(ilse, { state: 'accepted', lender: { _id: ilse._id, fullName: 'Ilse Okonjo', company: 'Lending' } });
  expect(await screen.findByText('You have already accepted this invitation.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the transaction' })).toHaveAttribute(
    'href',
    '/transaction/transaction-1',
  );
});

test('withdrawn while it is open, accepting it says so', async () => {
  const { user, server } = open(ilse);
  const accept = await screen.findByRole('button', { name: 'Accept' });
  server.world.lenders = server.world.lenders.map((one) => ({ ...one, state: 'withdrawn' }));
  await user.click(accept);
  expect(await screen.findByRole('heading', { name: 'This invitation cannot be opened' })).toBeVisible();
  expect(screen.getAllByText('This invitation was withdrawn', { exact: false })).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['Accept', 'Decline'])('%s without a connection says so once, and the invitation stays', async (answer) => {
  const { user } = open(ilse);
  const button = await screen.findByRole('button', { name: answer });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(button);

  expect(await screen.findByRole('alert')).toHaveTextContent('Keydate cannot be reached.');
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getAllByText(/Keydate cannot be reached/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});
