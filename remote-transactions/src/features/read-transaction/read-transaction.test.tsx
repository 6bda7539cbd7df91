import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { aRealtor } from '@keydate/testing/builders/people';
import { aClientOfTransaction, aContractDate, aTransaction } from '@keydate/testing/builders/transactions';
import { inDays } from '@keydate/testing/builders/days';
import { getTransaction } from '@keydate/contracts/transactions';
import { screen, within } from '@testing-library/react';
import TransactionPage from '../../pages/transaction-page';

const putWorld = installFakeServer();

function openTransaction(world: Parameters<typeof putWorld>[0], at = '/transaction/transaction-1') {
  const server = putWorld(world);
  return {
    server,
    ...renderPage(<TransactionPage />, { at, path: '/transaction/:id', session: signedIn(server, aRealtor()) }),
  };
}

test('a transaction shows its client, its address and every deadline in due order, with full titles and states', async () => {
  openTransaction({
    transactions: [
      aTransaction({
        _id: 'transaction-1',
        client_information: aClientOfTransaction({
          client_name: 'Rosa Ibarra',
          email_address: 'rosa+transactions?cc=x@mail.example',
        }),
        contractDates: [
          aContractDate({ title: 'Closing Date', date: inDays(40) }),
          aContractDate({ title: 'Off-Record Title Objection Deadline', date: inDays(3), description: '§ 8' }),
          aContractDate({ title: 'Earnest Money', date: inDays(-2) }),
          aContractDate({ title: 'Appraisal Deadline', date: inDays(0) }),
          aContractDate({ title: 'Off-Record Title Deadline', date: inDays(3) }),
        ],
      }),
    ],
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Ibarra' })).toBeInTheDocument();
  const facts = within(screen.getByRole('complementary'));
  expect(facts.getByRole('link', { name: /rosa/ })).toHaveAttribute(
    'href',
    'mailto:rosa%2Btransactions%3Fcc%3Dx@mail.example',
  );
  expect(facts.getByText('(303) 555-0118')).toBeInTheDocument();
  expect(facts.getByText(/1187 Cattail Court/)).toBeInTheDocument();

  const deadlines = within(screen.getByRole('region', { name: 'My Upcoming Deadlines' }));
  expect(deadlines.getAllByText(/^(Closing|Off|Earnest|Appraisal)/).map(({ textContent }) => textContent)).toEqual([
    'Earnest Money',
    'Appraisal Deadline',
    'Off-Record Title Objection Deadline',
    'Off-Record Title Deadline',
    'Closing Date',
  ]);
  expect(deadlines.getByText('Overdue · 2 days ago')).toBeInTheDocument();
  expect(deadlines.getByText('Due today')).toBeInTheDocument();
  expect(deadlines.getByText('Soon · In 3 days')).toBeInTheDocument();
  expect(deadlines.getByText('In 40 days')).toBeInTheDocument();
});

test('a client without a name is shown by email, in the title and on the card', async () => {
  openTransaction({
    transactions: [
      aTransaction({
        _id: 'transaction-1',
        client_information: aClientOfTransaction({ client_name: '', email_address: 'rosa@mail.example' }),
      }),
    ],
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'rosa@mail.example' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'rosa@mail.example' })).toBeInTheDocument();
});

test('in a closed transaction nothing is overdue', async () => {
  openTransaction({
    transactions: [
      aTransaction({ _id: 'transaction-1', status: 'Closed', contractDates: [aContractDate({ date: inDays(-9) })] }),
    ],
  });

  expect(await screen.findByText('Done')).toBeInTheDocument();
  expect(screen.queryByText(/Overdue/)).not.toBeInTheDocument();
});

test.each<[string, Parameters<typeof putWorld>[0]]>([
  ['not there', {}],
  ['not theirs', { faults: [{ call: getTransaction, kind: 'refused', code: 'FORBIDDEN' }] }],
])('a transaction that is %s is a page of its own with a way on', async (_what, world) => {
  openTransaction(world);

  expect(await screen.findByRole('heading', { name: 'This transaction could not be found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a transaction that fails to load says so and can be loaded again', async () => {
  const { server, user } = openTransaction({
    transactions: [aTransaction({ _id: 'transaction-1' })],
    faults: [{ call: getTransaction, kind: 'refused', code: 'INTERNAL' }],
  });
  const again = await screen.findByRole('button', { name: 'Try again' });

  server.world.faults = [];
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Odalys Brandt' })).toBeInTheDocument();
});

test('a transaction without dates says so', async () => {
  openTransaction({ transactions: [aTransaction({ _id: 'transaction-1', contractDates: [] })] });

  expect(await screen.findByText('No deadlines')).toBeInTheDocument();
});

async function header(closing: string | null) {
  const client = aClientOfTransaction();
  const contractDates = [aContractDate({ _id: 'last', title: 'Final Day', date: inDays(5) })];
  openTransaction({
    transactions: [aTransaction({ _id: 'transaction-1', contractDates, closing, client_information: client })],
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { header: within(heading.closest('header')!), client };
}

test('the header names the address and the stored closing, and leads to the conversation with the client', async () => {
  const { header: shown, client } = await header('last');
  expect(shown.getByText(/^1187 Cattail Court, /)).toBeVisible();
  expect(shown.getByText(new RegExp(inDays(5)))).toBeVisible();
  expect(shown.getByRole('link', { name: 'Message client' })).toHaveAttribute(
    'href',
    `/messages?with=${client.client_id._id}`,
  );
});

test('the header names no closing where none is known', async () => {
  const { header: shown } = await header(null);
  expect(shown.queryByText(/^Closing/)).not.toBeInTheDocument();
});
