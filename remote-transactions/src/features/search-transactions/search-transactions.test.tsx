import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { aClientOfTransaction, aTransaction } from '@keydate/testing/builders/transactions';
import { catchUp } from '@keydate/contracts/socket';
import { searchTransactions } from '@keydate/contracts/transactions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchTransactions } from './search-transactions';

const putWorld = installFakeServer();

const transaction = (_id: string, client_name: string, transaction: Partial<Parameters<typeof aTransaction>[0]> = {}) =>
  aTransaction({
    _id,
    client_information: aClientOfTransaction({ client_name, email_address: `${_id}@mail.example` }),
    ...transaction,
  });

function openSearch(world: Parameters<typeof putWorld>[0] = {}, reader = aRealtor()) {
  const server = putWorld({
    transactions: [
      transaction('one', 'Rosa Ibarra'),
      transaction('two', 'Rufus Achebe', { contract_type: 'Sale', status: 'Closed' }),
    ],
    ...world,
  });
  const page = renderPage(<SearchTransactions />, { session: signedIn(server, reader) });
  return { server, reader, ...page, box: screen.getByRole('combobox', { name: 'Search transactions' }) };
}

test('arrows and Enter open the transaction', async () => {
  const { user, box } = openSearch();
  await user.type(box, 'r');
  await screen.findByRole('option', { name: /Rosa/ });

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  await waitFor(() => expect(window.location.pathname).toBe('/transaction/two'));
  expect(box).toHaveValue('');
});

test('with no match it says No results found', async () => {
  const { user, box } = openSearch();
  await user.type(box, 'nobody');

  expect((await screen.findAllByText('No results found')).length).toBeGreaterThan(0);
});

test('what the person no longer sees leaves the results without a reload', async () => {
  const { user, box, server, reader } = openSearch();
  await user.type(box, 'ro');
  await screen.findByRole('option', { name: /Rosa/ });
  server.world.transactions = [];
  act(() => server.sockets.emit(reader._id, catchUp, null));
  await waitFor(() => expect(screen.queryByRole('option', { name: /Rosa/ })).not.toBeInTheDocument());
});

test('a transaction of which the person is the lender says whose it is', async () => {
  const [wren, ilse] = [aRealtor({ _id: 'wren' }), aLender()];
  const who = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range Lending' };
  const { user, box } = openSearch(
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { one: 'wren', two: ilse._id },
      lenders: [anAcceptedLender(who, { transactionId: 'one' })],
    },
    ilse,
  );
  await user.type(box, 'r');
  expect(await screen.findByRole('option', { name: /Rosa Ibarra.*You are the lender/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Rufus Achebe/ })).not.toHaveTextContent('You are the lender');
});

test('if there may be more results than a search returns, no exact number is announced', async () => {
  const { user, box } = openSearch({
    transactions: Array.from({ length: 25 }, (_none, at) => transaction(`transaction-${at}`, 'Rosa Ibarra')),
  });
  await user.type(box, 'rosa');

  expect(await screen.findByText('20 or more transactions found')).toBeInTheDocument();
});

test('the search is sent once typing stops, not at every letter', async () => {
  const { box, server } = openSearch();
  // all letters at once, so that a slow machine adds no pauses
  for (const value of ['r', 'ro', 'ros', 'rosa']) fireEvent.change(box, { target: { value } });
  await screen.findByText('1 transaction found');

  expect(server.exchanges.filter(({ call }) => call === searchTransactions)).toHaveLength(1);
});

test('a search that fails says so', async () => {
  const { user, box } = openSearch({ faults: [{ call: searchTransactions, kind: 'refused', code: 'INTERNAL' }] });
  await user.type(box, 'rosa');

  expect(await screen.findByText('The search failed. Please try again.')).toBeInTheDocument();
});

test('results for an earlier text are gone while the new search is running, which says so', async () => {
  const { user, box, server } = openSearch();
  await user.type(box, 'r');
  await screen.findByRole('option', { name: /Rosa/ });
  server.world.faults.push({ call: searchTransactions, kind: 'held', until: new Promise(() => {}) });

  await user.type(box, 'u');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');

  expect(window.location.pathname).not.toMatch(/^\/transaction/);
  expect(box).toHaveValue('ru');
});

test('the field takes no more letters than the search uses', () => {
  expect(openSearch().box).toHaveAttribute('maxlength', '100');
});
