import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { aClient } from '@keydate/testing/builders/clients';
import { aRealtor } from '@keydate/testing/builders/people';
import { aClientOfTransaction, aTransaction } from '@keydate/testing/builders/transactions';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

test('while the wizard is being sent, it cannot be closed, changed or sent again', async () => {
  const { fault, letAnswer } = heldCall(addTransaction);
  const { user, wizard, server } = await openWizard({ faults: [fault] }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  await wizard.submit();

  for (const name of ['Back', 'Start over', 'Add a date', 'Edit Closing Date'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  await user.click(wizard.dialog().getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Create New Transaction' })).toBeInTheDocument();
  await wizard.submit();
  letAnswer();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions).toHaveLength(1);
});

test('a double Submit sends one request and shows one message', async () => {
  const { fault, letAnswer } = heldCall(addTransaction);
  const { wizard, server } = await openWizard({ faults: [fault] }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  const submit = wizard.dialog().getByRole('button', { name: 'Submit' });
  // both before the page is drawn again
  act(() => {
    submit.click();
    submit.click();
  });
  await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  letAnswer();

  expect(await screen.findAllByText('Transaction Created Successfully')).toHaveLength(1);
  expect(server.exchanges.filter(({ call }) => call === addTransaction)).toHaveLength(1);
});

describe('a second transaction for the same client and street', () => {
  const alike = aTransaction({
    _id: 'the-first',
    street: '14 Juniper way',
    client_information: aClientOfTransaction({ client_name: 'Rosa Ibarra', client_id: { _id: 'rosa', avatar: null } }),
  });
  const rosa = aClient({
    id: 'rosa',
    fullName: 'Rosa Ibarra',
    contact: { phone: '', email: 'rosa.ibarra@mail.example' },
  });

  async function asked() {
    const page = await openWizard({ transactions: [alike], clients: [rosa] }, aRealtor(), 'atDates');
    await page.wizard.addsByHand();
    await page.wizard.submit();
    const question = within(await screen.findByRole('dialog', { name: 'Create another transaction?' }));
    expect(page.server.world.transactions).toHaveLength(1);
    return { ...page, question };
  }

  test('is created only when the person says so; going back loses no entry', async () => {
    const { user, question, wizard, server } = await asked();
    await user.click(question.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
    expect(server.world.transactions).toHaveLength(1);
    expect(window.sessionStorage.getItem('keydate.wizard')).toContain('14 Juniper Way');

    await wizard.submit();
    await user.click(await screen.findByRole('button', { name: 'Create another one' }));
    expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
    expect(server.world.transactions).toHaveLength(2);
  });

  test('can be opened instead', async () => {
    const { user, question } = await asked();
    await user.click(question.getByRole('button', { name: 'Open it' }));

    await waitFor(() => expect(window.location.pathname).toBe('/transaction/the-first'));
  });
});

/** Opens the wizard at the review of a contract, of which one row is not selected. */
async function atReviewOfContract(transactions: Transaction[] = []) {
  const opened = await openWizard({ transactions }, aRealtor(), 'atDates');
  await opened.wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await opened.wizard.next();
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Closing Date' }));
  return opened;
}

test('a contract that a second tab has submitted leads to its transaction, loses no entry, and can make another one', async () => {
  const first = aTransaction({ _id: 'of-the-second-tab', street: '3 Larkspur Lane' });
  const { user, wizard, server } = await atReviewOfContract([first]);
  const [readingId] = server.memory.readings.keys();
  server.memory.submitted.set(readingId!, first._id);
  await wizard.submit();

  const question = within(await screen.findByRole('dialog', { name: 'Create another transaction?' }));
  expect(question.getByText(/There is already a transaction for/)).toHaveTextContent('3 Larkspur Lane');
  await user.click(question.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
  expect(server.world.transactions).toHaveLength(1);
  await wizard.submit();
  await user.click(await screen.findByRole('button', { name: 'Create another one' }));
  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions.map(({ street }) => street)).toEqual(['14 Juniper Way', '3 Larkspur Lane']);
});

test('a person who left the company before Submit finds what they entered when they are back, and submits it without the contract', async () => {
  const { server, wizard, unmount, reopen } = await atReviewOfContract();
  // the server ends their sessions and deletes their contracts
  server.memory.sessions.clear();
  server.memory.readings.clear();
  await wizard.submit();
  await waitFor(() => expect(server.exchanges.at(-1)).toMatchObject({ call: addTransaction, status: 401 }));
  unmount();
  const again = await reopen();

  expect(await screen.findByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
  await again.wizard.submit();
  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions).toHaveLength(1);
});

test('a transaction that is created after the person left is no longer in the wizard', async () => {
  const { fault, letAnswer } = heldCall(addTransaction);
  const { wizard, server, unmount } = await openWizard({ faults: [fault] }, aRealtor(), 'atDates');
  await wizard.addsByHand();
  await wizard.submit();
  unmount();
  letAnswer();

  await waitFor(() => expect(server.world.transactions).toHaveLength(1));
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});

test('a transaction that exceeds the limit after the person left is saved as a draft', async () => {
  const { fault, letAnswer } = heldCall(addTransaction);
  const { wizard, unmount } = await openWizard(
    { faults: [fault], transactions: [aTransaction()], activeLimit: 1 },
    aRealtor(),
    'atDates',
  );
  await wizard.addsByHand();
  await wizard.submit();
  unmount();
  letAnswer();

  await waitFor(() => expect(window.localStorage.getItem('transactionValue')).toContain('14 Juniper Way'));
  expect(window.sessionStorage).toHaveLength(0);
});

/** Sends a wizard whose answer is lost, and opens it again, perhaps with another street. */
async function sentWithoutAnswer(street = '14 Juniper Way') {
  const { wizard, server, unmount, reopen } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.addsByHand();
  const sent = window.sessionStorage.getItem('keydate.wizard')!;
  await wizard.submit();
  await waitFor(() => expect(server.world.transactions).toHaveLength(1));
  unmount();

  // the reload before the answer
  window.sessionStorage.setItem('keydate.wizard', sent.replace('14 Juniper Way', street));
  return reopen();
}

test('sending again because no answer came creates one transaction', async () => {
  const { wizard, server } = await sentWithoutAnswer();

  await wizard.submit();
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  expect(server.world.transactions).toHaveLength(1);
});

describe('a person who changes it and sends it again', () => {
  async function changedSince() {
    const again = await sentWithoutAnswer('16 Juniper Way');
    await again.wizard.submit();
    await screen.findByRole('dialog', { name: 'This transaction already exists' });
    return again;
  }

  test('learns that the transaction exists, and can create another one with the new entries', async () => {
    const { user, wizard, server } = await changedSince();
    expect(server.world.transactions.map(({ street }) => street)).toEqual(['14 Juniper Way']);

    await user.click(screen.getByRole('button', { name: 'Create another one' }));
    await screen.findByRole('heading', { name: 'Review Contract Dates' });
    await wizard.submit();
    await waitFor(() =>
      expect(server.world.transactions.map(({ street }) => street)).toEqual(['16 Juniper Way', '14 Juniper Way']),
    );
  });

  test('can open the existing transaction', async () => {
    const { user } = await changedSince();

    await user.click(screen.getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(window.location.pathname).toBe('/transaction/5f0c9a52-6a1e-4f0b-9d0e-3b7a4c2e8d11'));
    expect(window.sessionStorage).toHaveLength(0);
  });
});
