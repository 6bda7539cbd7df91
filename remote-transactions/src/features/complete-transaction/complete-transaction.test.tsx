import { reopenTransaction, updateTransaction } from '@keydate/contracts/transaction-update';
import { aContractDate, aDeadlineDone } from '@keydate/testing/builders/transactions';
import { inDays } from '@keydate/testing/builders/days';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { anAnsweredQuestion, aQuestion } from '@keydate/testing/builders/questions';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { anAccount } from '@keydate/testing/fake-server/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { offeredUndo } from './offered-undo.store';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

const completeButton = () => screen.findByRole('button', { name: 'Mark as complete' });

/** Presses the button, and again in the question about open deadlines. */
async function press(...given: Parameters<typeof openTransaction>) {
  const page = await openTransaction(...given);
  await page.user.click(await completeButton());
  await page.user.click(await screen.findByRole('button', { name: 'Close anyway' }));
  return page;
}
const undo = () => screen.findByRole('button', { name: 'Undo' });

test('an active transaction is closed at once: the button disappears, and the next press of Tab reaches Undo', async () => {
  const { user, saved } = await press();

  await waitFor(() => expect(saved().status).toBe('Closed'));
  expect(screen.queryByRole('button', { name: 'Mark as complete' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('BuyersClosed'));
  expect(await screen.findByText('The transaction is closed. You have ten seconds to undo this.')).toBeInTheDocument();
  const button = await undo();
  await user.tab();
  expect(button).toHaveFocus();
});

test('open deadlines are listed first, the overdue ones too, and nothing closes until the person says so', async () => {
  const contractDates = [
    aContractDate({ title: 'Closing Date', date: inDays(9) }),
    aContractDate({ title: 'Title Deadline', date: inDays(-1) }),
    aContractDate({ title: 'Loan Deadline', date: inDays(-2), done: aDeadlineDone() }),
    aContractDate({ title: 'Survey Deadline', date: inDays(3), done: aDeadlineDone({ as: 'not-applicable' }) }),
  ];
  const { user, saved } = await openTransaction({ contractDates });
  await user.click(await completeButton());

  const question = within(await screen.findByRole('alertdialog', { name: '2 deadlines are still open' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Title Deadline${inDays(-1)}Overdue`,
    `Closing Date${inDays(9)}`,
  ]);
  await user.click(question.getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(saved().status).toBe('Active');
});

test('without an open deadline it closes at once', async () => {
  const contractDates = [aContractDate({ done: aDeadlineDone({ as: 'missed' }) })];
  const { user, saved } = await openTransaction({ contractDates });
  await user.click(await completeButton());
  await waitFor(() => expect(saved().status).toBe('Closed'));
});

test('a double click closes it with one request and one message', async () => {
  const { server, user } = await openTransaction();
  await user.click(await completeButton());
  const button = await screen.findByRole('button', { name: 'Close anyway' });
  // both before the page is drawn again
  act(() => {
    button.click();
    button.click();
  });

  expect(await screen.findAllByText(/^The transaction is closed/)).toHaveLength(1);
  expect(server.exchanges.filter(({ call }) => call === updateTransaction)).toHaveLength(1);
});

test('Undo reopens it and gives the focus back to its status', async () => {
  const { user, saved } = await press();
  await user.click(await undo());

  await waitFor(() => expect(saved().status).toBe('Active'));
  expect(await screen.findByText('The transaction is active again.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Mark as complete' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('BuyersActive');
});

test('Undo is offered for ten seconds', async () => {
  await press();
  await undo();
  const { until } = offeredUndo.read()!;
  expect(until - Date.now()).toBeGreaterThan(5000);
  expect(until - Date.now()).toBeLessThanOrEqual(10_000);
  act(() => offeredUndo.write({ ...offeredUndo.read()!, until: Date.now() + 1 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('Undo that is refused says why, and the transaction stays closed', async () => {
  const { user, saved } = await press(
    {},
    { faults: [{ call: reopenTransaction, kind: 'refused', code: 'ACTIVE_LIMIT_EXCEEDED' }] },
  );
  await user.click(await undo());

  expect(await screen.findByText('Active transaction limit has exceeded')).toBeInTheDocument();
  expect(saved().status).toBe('Closed');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each([
  ['ACTIVE_LIMIT_EXCEEDED', /limit has exceeded\. Robin Vale entered another transaction in the meantime\.$/],
  ['TRANSACTION_CHANGED', 'Robin Vale changed this transaction in the meantime.'],
] as const)('Undo that is refused with %s names the person who was first', async (code, sentence) => {
  const { user, saved, server, somebodyElse } = await press();
  const button = await undo();
  server.world.lastChangedBy = { _id: 'robin', fullName: 'Robin Vale' };
  if (code === 'TRANSACTION_CHANGED') somebodyElse({ street: '9 Aspen Way' });
  else server.world.activeLimit = 0;
  await user.click(button);

  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(saved().status).toBe('Closed');
});

test('the offer counts the upcoming deadlines', async () => {
  const contractDates = [
    aContractDate({ date: inDays(-1) }),
    aContractDate({ date: inDays(0) }),
    aContractDate({ date: inDays(9) }),
  ];
  await press({ contractDates });
  expect(await screen.findByText(/2 upcoming deadlines get no more reminders/)).toBeInTheDocument();
});

test('the offer counts what lenders have not answered: closing withdraws it', async () => {
  const [wren, ilse] = [aRealtor(), aLender()];
  const who = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range Lending' };
  const share = anAcceptedLender(who, { transactionId: 'transaction-1' });
  const { user } = await openTransaction(
    { contractDates: [] },
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { 'transaction-1': wren._id },
      lenders: [share],
      questions: [aQuestion({ shareId: share._id }), anAnsweredQuestion({ shareId: share._id })],
    },
    wren,
  );
  expect((await screen.findAllByText(/Waiting|Asked|Answered/i)).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Mark as complete' }));
  expect(await screen.findByText(/1 question that a lender has not answered is withdrawn/)).toBeInTheDocument();
});

test('a closed transaction has no such button, and says that nothing is announced any more', async () => {
  await openTransaction({ status: 'Closed' });

  expect(await screen.findByText(/no more reminders/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as complete' })).not.toBeInTheDocument();
});

test('somebody else’s change is shown before the transaction is closed', async () => {
  const { user, saved, somebodyElse } = await openTransaction({ contractDates: [] });
  somebodyElse({ contractDates: [aContractDate({ title: 'Possession Date', date: inDays(5) })] });
  await user.click(await screen.findByRole('button', { name: 'Mark as complete' }));

  expect(await screen.findByText('Somebody else has changed this transaction in the meantime.')).toBeInTheDocument();
  expect(await screen.findByText('Possession Date')).toBeInTheDocument();
  expect(saved().status).toBe('Active');
  await user.click(await completeButton());
  await user.click(await screen.findByRole('button', { name: 'Close anyway' }));
  await waitFor(() => expect(saved().status).toBe('Closed'));
});

test('a person who left before closing was refused gets a notice that leads back to the transaction', async () => {
  const { fault, letAnswer } = heldCall(updateTransaction);
  const { user, saved, somebodyElse, leave } = await openTransaction({}, { faults: [fault] });
  somebodyElse({ street: '9 Aspen Way' });
  await user.click(await completeButton());
  await user.click(await screen.findByRole('button', { name: 'Close anyway' }));
  leave();
  letAnswer();

  expect(
    await screen.findByText(
      '1187 Cattail Court: Somebody else has changed this transaction in the meantime. It is still active.',
    ),
  ).toBeInTheDocument();
  expect(saved().status).toBe('Active');
  await user.click(screen.getByRole('button', { name: 'Open transaction' }));
  expect(await screen.findByRole('button', { name: 'Mark as complete' })).toBeInTheDocument();
});
