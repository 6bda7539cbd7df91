import type { User } from '@keydate/contracts/people';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
// imported here, so that no test waits for code to be compiled
import '../create-transaction/create-transaction';
import './drop-anywhere';
import './drop-contract';
import './first-steps';
import DashboardPage from '../../pages/dashboard-page';

const putWorld = installFakeServer();
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

function openDashboard(world: Parameters<typeof putWorld>[0] = {}, person: User = aRealtor()) {
  const server = putWorld(world);
  return { server, ...renderPage(<DashboardPage />, { at: '/', session: signedIn(server, person) }) };
}

const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const contract = () => new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });

test('a new person sees three steps next to the empty card, each of which leads to where it is done', async () => {
  const { user } = openDashboard();
  const shown = await steps();

  expect(shown.getByRole('link', { name: /Choose your reminders/ })).toHaveAttribute('href', '/setting/personal');
  expect(shown.getByRole('link', { name: /Invite somebody/ })).toHaveAttribute('href', '/setting');
  await user.click(shown.getByRole('button', { name: /Add a contract/ }));
  expect(await screen.findByRole('dialog', { name: 'Create New Transaction' })).toBeInTheDocument();
});

test('steps tick themselves off', async () => {
  openDashboard({ transactions: [aTransaction({ notification: { type: 'days', value: 2 } })] });
  const shown = await steps();

  expect(shown.getByText('Add a contract').closest('li')).toHaveTextContent('Done');
  expect(shown.getByText('Choose your reminders').closest('li')).toHaveTextContent('Done');
  expect(shown.getByText('Invite somebody').closest('li')).not.toHaveTextContent('Done');
});

test('they go away once all three are done, and stay away', async () => {
  const wren = aRealtor();
  const accounts = [anAccount(wren), anAccount(anAgent({ company: wren.company }))];
  const transactions = [aTransaction({ notification: { type: 'days', value: 2 } })];
  openDashboard({ accounts, transactions }, wren);

  await waitFor(() => expect(window.localStorage.getItem('keydate.first-steps')).toContain('"isOver":true'));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

test('an invited lender counts as somebody invited', async () => {
  const [wren, ilse] = [aRealtor(), aLender()];
  const who = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range Lending' };
  openDashboard(
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      transactions: [aTransaction({ _id: 'one' })],
      owners: { one: wren._id },
      lenders: [anAcceptedLender(who, { transactionId: 'one' })],
    },
    wren,
  );
  expect((await steps()).getByText('Invite somebody').closest('li')).toHaveTextContent('Done');
});

test('a person can hide them, for good in this browser', async () => {
  const { user, unmount } = openDashboard();
  await user.click((await steps()).getByRole('button', { name: 'Hide first steps' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  unmount();

  openDashboard();
  expect(await screen.findByText('Start with a contract')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

test('somebody who has closed a transaction is not new', async () => {
  openDashboard({ transactions: [aTransaction({ status: 'Closed' })] });
  await waitFor(() => expect(window.localStorage.getItem('keydate.first-steps')).toContain('"isOver":true'));
});

test.each([
  ['a lender, whom realtors invite', aLender()],
  ['an employee without clients, who could not finish the wizard', anEmployee()],
])('no drop zone for %s', async (_who, person) => {
  openDashboard({}, person);
  await screen.findByText('No Active Transactions');
  expect(screen.queryByText('Start with a contract')).not.toBeInTheDocument();
});

test('a dropped contract starts the wizard, which reads it while property and client are entered', async () => {
  const { user } = openDashboard();
  fireEvent.drop((await screen.findByText('Start with a contract')).parentElement!, {
    dataTransfer: { files: [contract()] },
  });

  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Transaction' }));
  expect(
    await dialog.findByText('The contract does not say clearly where the property is. Please enter it.'),
  ).toBeVisible();
  for (const [label, text] of [
    ['Street Address', '14 Juniper Way'],
    ['City', 'Golden'],
    ['Zip Code', '80401'],
  ] as const)
    await user.type(dialog.getByLabelText(label), text);
  await user.selectOptions(dialog.getByLabelText('State'), 'Colorado');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Yes' }));
  await user.type(screen.getByLabelText('Client Name'), 'Rosa Ibarra');
  await user.type(screen.getByLabelText('Phone Number'), '3035550123');
  await user.type(screen.getByLabelText('Email Address'), 'rosa@mail.example');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/^contract\.pdf: \d+ rows read$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
});

test('a contract dropped anywhere on the dashboard does the same; a text that is dropped does not', async () => {
  openDashboard();
  await screen.findByText('Start with a contract');
  const held = { types: ['Files'], files: [contract()] };
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } });
  expect(screen.queryByText('Drop the contract to start a transaction')).not.toBeInTheDocument();
  fireEvent.dragOver(document.body, { dataTransfer: held });
  expect(screen.getByText('Drop the contract to start a transaction')).toBeInTheDocument();
  fireEvent.drop(document.body, { dataTransfer: held });

  expect(await screen.findByText(/^The contract does not say clearly where the property is/)).toBeInTheDocument();
});

test('the file dialog does the same, by keyboard', async () => {
  const { user } = openDashboard();
  const button = await screen.findByRole('button', { name: 'Upload a contract' });
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
  button.focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalled();
  await user.upload(screen.getByLabelText('Contract file'), contract());

  expect(await screen.findByText(/^The contract does not say clearly where the property is/)).toBeInTheDocument();
});
