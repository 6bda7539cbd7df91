import type { User } from '@keydate/contracts/people';
import { queryClient } from '@keydate/client';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aClient } from '@keydate/testing/builders/clients';
import { aLender, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { aClientOfTransaction, aContractDate, aTransaction } from '@keydate/testing/builders/transactions';
import { inDays } from '@keydate/testing/builders/days';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { catchUp } from '@keydate/contracts/socket';
import { anAccount } from '@keydate/testing/fake-server/world';
import { listTransactions } from '@keydate/contracts/transactions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
// imported here, so that no test waits for code to be compiled
import '../create-transaction/create-transaction';
import { resetCachedLists, updateCachedLists } from '../../api/update-cached-lists';
import DashboardPage from '../../pages/dashboard-page';

const putWorld = installFakeServer();

function openDashboard(world: Parameters<typeof putWorld>[0], at = '/', person: User = aRealtor()) {
  const server = putWorld(world);
  return { server, ...renderPage(<DashboardPage />, { at, session: signedIn(server, person) }) };
}

const cards = async () => within(await screen.findByRole('tabpanel')).findAllByRole('link');

test('a card shows the client, the side, the address and the next three deadlines, and links to the transaction', async () => {
  const transaction = aTransaction({
    _id: 'transaction-1',
    client_information: aClientOfTransaction({ client_name: 'rosa ibarra lopez' }),
    contractDates: [
      aContractDate({ title: 'Closing Date', date: inDays(30) }),
      aContractDate({ title: 'Off-Record Title Objection Deadline', date: inDays(2) }),
      aContractDate({ title: 'Long past', date: inDays(-5) }),
      aContractDate({ title: 'Appraisal Deadline', date: inDays(9) }),
      aContractDate({ title: 'Possession Date', date: inDays(31) }),
    ],
  });
  openDashboard({ transactions: [transaction] });

  const [card] = await cards();
  expect(card).toHaveAttribute('href', '/transaction/transaction-1');
  const shown = within(card!);
  expect(shown.getByText('RI')).toBeInTheDocument();
  expect(shown.getByText('Buyers')).toBeInTheDocument();
  expect(shown.getByText('1187 Cattail Court, Loveland, Colorado, USA')).toBeInTheDocument();
  expect(shown.getByText('Upcoming Deadline:')).toBeInTheDocument();
  expect(shown.getByText('Off-Record Title…')).toBeInTheDocument();
  expect(shown.getByText('1 overdue')).toBeInTheDocument();
  expect(shown.getByText('Off-Record Title Objection Deadline')).toBeInTheDocument();
  expect(shown.getByText('Appraisal Deadline')).toBeInTheDocument();
  expect(shown.getByText('Soon · In 2 days')).toBeInTheDocument();
  expect(shown.queryByText('Long past')).not.toBeInTheDocument();
  expect(shown.queryByText('Possession Date')).not.toBeInTheDocument();
  expect(shown.getByText('See Transaction')).toBeInTheDocument();
});

test('a name that is too long for a card is cut at its end, in the direction of its script, and has a tooltip', async () => {
  const name = 'محمد بن عبد الرحمن الفارسي';
  openDashboard({ transactions: [aTransaction({ client_information: aClientOfTransaction({ client_name: name }) })] });

  const shown = await screen.findByRole('heading', { name });
  expect(shown).toHaveAttribute('dir', 'auto');
  expect(shown).toHaveAttribute('title', name);
});

test('a seller without a name is shown by email, with the label Sellers', async () => {
  openDashboard({
    transactions: [
      aTransaction({ contract_type: 'Sale', client_information: aClientOfTransaction({ client_name: '' }) }),
    ],
  });

  const [card] = await cards();
  expect(within(card!).getByRole('heading', { name: 'odalys.brandt@mail.example' })).toBeInTheDocument();
  expect(within(card!).getByText('Sellers')).toBeInTheDocument();
});

test('a transaction that a lender loses while the dashboard is open leaves it', async () => {
  const [wren, ilse] = [aRealtor(), aLender()];
  const who = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range Lending' };
  const server = putWorld({
    accounts: [anAccount(wren), anAccount(ilse)],
    transactions: [aTransaction({ _id: 'transaction-1', street: '48 Juniper Lane' })],
    owners: { 'transaction-1': wren._id },
    lenders: [anAcceptedLender(who, { transactionId: 'transaction-1' })],
  });
  renderPage(<DashboardPage />, { at: '/', session: signedIn(server, ilse) });
  expect(await screen.findByText(/48 Juniper Lane/)).toBeVisible();
  server.world.lenders = [];
  act(() => server.sockets.emit(ilse._id, catchUp, null));
  await waitFor(() => expect(screen.queryByText(/48 Juniper Lane/)).not.toBeInTheDocument());
});

test('Sellers shows Sale and Buyers shows Purchase, and the filter is in the URL', async () => {
  const { user } = openDashboard({
    transactions: [
      aTransaction({ contract_type: 'Sale', client_information: aClientOfTransaction({ client_name: 'Sam Seller' }) }),
      aTransaction({
        contract_type: 'Purchase',
        client_information: aClientOfTransaction({ client_name: 'Bea Buyer' }),
      }),
    ],
  });
  expect(await cards()).toHaveLength(2);

  await user.click(screen.getByRole('tab', { name: 'Sellers' }));
  expect(await screen.findByText('Sam Seller')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Bea Buyer')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?side=Sellers');

  await user.click(screen.getByRole('tab', { name: 'Buyers' }));
  expect(await screen.findByText('Bea Buyer')).toBeInTheDocument();
});

test('filters are read from the URL', async () => {
  openDashboard({ transactions: [aTransaction({ status: 'Closed' })] }, '/?status=Closed&side=Buyers');

  expect(await cards()).toHaveLength(1);
  expect(screen.getByRole('tab', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Buyers' })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['/', 'No Active Transactions'],
  ['/?side=Sellers&status=Closed', 'No Closed Sellers'],
])('at %s an empty list reads "%s", with the one fixed sentence about buyers', async (at, words) => {
  openDashboard({}, at);

  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(
    screen.getByText('You have no active buyer transactions at this time. Click to activate a new transaction.'),
  ).toBeInTheDocument();
});

test('an empty list of a lender says that realtors invite them', async () => {
  openDashboard({}, '/', aLender());
  expect(await screen.findByText(/^Realtors invite you to their transactions by email\./)).toBeVisible();
});

test('a click on the empty card starts the wizard', async () => {
  const { user } = openDashboard({});

  await user.click(await screen.findByRole('button', { name: 'Start a New Transaction' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Transaction' })).toBeInTheDocument();
});

test('an employee without clients is told who adds them, and is not invited to start', async () => {
  openDashboard({ clients: [] }, '/', anEmployee());

  expect(await screen.findByText(/^Your company has no clients yet\./)).toBeVisible();
  expect(screen.getByText('No Active Transactions')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start a New Transaction' })).not.toBeInTheDocument();
});

test('an employee with a client to choose starts the wizard from the empty card', async () => {
  const { user } = openDashboard({ clients: [aClient()] }, '/', anEmployee());

  await user.click(await screen.findByRole('button', { name: 'Start a New Transaction' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Transaction' })).toBeInTheDocument();
});

describe('a list with two pages shown', () => {
  const asked = (server: ReturnType<typeof openDashboard>['server']) =>
    server.exchanges.filter(({ call }) => call === listTransactions).length;

  /** The person returns to the window this many seconds later. */
  async function comesBack(seconds: number): Promise<void> {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await act(() => Promise.resolve());
  }

  async function openTwoPages() {
    const opened = openDashboard({ transactions: Array.from({ length: 31 }, () => aTransaction()) });
    await waitFor(async () => expect(await cards()).toHaveLength(30));
    await opened.user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    return opened.server;
  }

  test('is not fetched again within a minute, because each page is a request', async () => {
    const server = await openTwoPages();
    expect(asked(server)).toBe(2);

    await comesBack(50);
    expect(asked(server)).toBe(2);
    await comesBack(20);
    await waitFor(() => expect(asked(server)).toBe(4));
  });

  test('is fetched again from its first page when a transaction is added', async () => {
    const server = await openTwoPages();
    server.world.transactions.unshift(
      aTransaction({ client_information: aClientOfTransaction({ client_name: 'Nell Newcomer' }) }),
    );

    await act(() => resetCachedLists(queryClient));
    expect(await screen.findByText('Nell Newcomer')).toBeInTheDocument();
    expect(await cards()).toHaveLength(30);
    expect(asked(server)).toBe(3);
  });
});

test('a change that is saved while the list is loading does not stop it', async () => {
  const { fault, letAnswer } = heldCall(listTransactions);
  openDashboard({ transactions: [aTransaction()], faults: [fault] });
  expect(await screen.findByText('Loading transactions')).toBeInTheDocument();

  await act(async () => updateCachedLists(queryClient, aTransaction()));
  letAnswer();

  expect(await cards()).toHaveLength(1);
});

test('a list that fails to load says so and can be loaded again', async () => {
  const { server, user } = openDashboard({
    transactions: [aTransaction()],
    faults: [{ call: listTransactions, kind: 'refused', code: 'INTERNAL' }],
  });
  const again = await screen.findByRole('button', { name: 'Try again' });

  server.world.faults = [];
  await user.click(again);
  expect(await cards()).toHaveLength(1);
});

test('the card of a transaction about which the person gets no emails says so, and one press turns them on', async () => {
  const transaction = aTransaction({ client_information: aClientOfTransaction({ client_name: 'Bea Buyer' }) });
  const { user, server } = openDashboard({ transactions: [transaction], mutedTransactions: [transaction._id] });
  await user.click(await screen.findByRole('button', { name: 'Emails about Bea Buyer are off. Turn them on' }));
  expect(await screen.findByText('You get emails about this transaction again')).toBeVisible();
  expect(server.world.mutedTransactions).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /are off/ })).not.toBeInTheDocument());
});

describe('as a list', () => {
  const two = () => [
    aTransaction({
      _id: 'transaction-1',
      client_information: aClientOfTransaction({ client_name: 'Rosa Ibarra' }),
      contractDates: [
        aContractDate({ title: 'Long past', date: inDays(-5) }),
        aContractDate({ title: 'Off-Record Title Objection Deadline', date: inDays(2) }),
        aContractDate({ title: 'Closing Date', date: inDays(30) }),
      ],
    }),
    aTransaction({ _id: 'transaction-2', contract_type: 'Sale', contractDates: [] }),
  ];

  test('each transaction is one line with client, address, side, next deadline and overdue count, and one link', async () => {
    const { user } = openDashboard({ transactions: two() });
    await cards();
    expect(screen.getByRole('tab', { name: 'Cards' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'List' }));

    const lines = (await cards()).filter((link) => link.getAttribute('href')?.startsWith('/transaction/'));
    expect(lines.map((line) => line.getAttribute('href'))).toEqual([
      '/transaction/transaction-1',
      '/transaction/transaction-2',
    ]);
    const [rosa, sale] = lines.map((line) => within(line));
    for (const shown of [
      'Rosa Ibarra',
      '1187 Cattail Court, Loveland, Colorado, USA',
      'Buyers',
      'Off-Record Title Objection Deadline',
      'Soon · In 2 days',
      inDays(2),
      '1 overdue',
    ])
      expect(rosa!.getByText(shown)).toBeInTheDocument();
    expect(rosa!.queryByText('Closing Date')).not.toBeInTheDocument();
    expect(sale!.getByText('Sellers')).toBeInTheDocument();
    expect(sale!.getByText('No dates yet')).toBeInTheDocument();
  });

  test('a line of a transaction about which the person gets no emails says so', async () => {
    const { user } = openDashboard({ transactions: two(), mutedTransactions: ['transaction-2'] });
    await user.click(await screen.findByRole('tab', { name: 'List' }));
    const mark = await screen.findByRole('img', { name: 'Emails off' });
    expect(mark.closest('a')).toHaveAttribute('href', '/transaction/transaction-2');
  });

  test('the choice is remembered for the person, and no other', async () => {
    const wren = aRealtor();
    const { user, unmount } = openDashboard({ transactions: two() }, '/', wren);
    // by keyboard
    (await screen.findByRole('tab', { name: 'Cards' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'List' })).toHaveFocus();
    unmount();
    const again = openDashboard({ transactions: two() }, '/', wren);
    expect(await screen.findByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
    again.unmount();
    openDashboard({ transactions: two() }, '/', aRealtor({ _id: 'somebody-else' }));
    expect(await screen.findByRole('tab', { name: 'Cards' })).toHaveAttribute('aria-selected', 'true');
  });

  test('without transactions it shows the empty card too', async () => {
    const { user } = openDashboard({});
    await user.click(await screen.findByRole('tab', { name: 'List' }));
    expect(await screen.findByRole('button', { name: 'Start a New Transaction' })).toBeInTheDocument();
  });
});
