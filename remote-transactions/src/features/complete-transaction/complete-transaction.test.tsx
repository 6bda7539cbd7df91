import { updateTransaction } from '@keydate/contracts/transaction-update';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { inDays } from '@keydate/testing/builders/days';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { anAnsweredQuestion, aQuestion } from '@keydate/testing/builders/questions';
import { anAccount } from '@keydate/testing/fake-server/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();

async function ask(...given: Parameters<typeof openTransaction>) {
  const page = await openTransaction(...given);
  await page.user.click(await screen.findByRole('button', { name: 'Mark as complete' }));
  return {
    ...page,
    question: within(await screen.findByRole('alertdialog', { name: 'Mark this transaction as complete?' })),
  };
}

test('an active transaction is closed after confirmation, and the button disappears', async () => {
  const { user, question, saved } = await ask();
  await user.click(question.getByRole('button', { name: 'Mark as complete' }));

  await waitFor(() => expect(saved().status).toBe('Closed'));
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as complete' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('BuyersClosed'));
});

test('a double click closes it with one request and one message', async () => {
  const { question, server } = await ask();
  const confirm = question.getByRole('button', { name: 'Mark as complete' });
  // both before the page is drawn again
  act(() => {
    confirm.click();
    confirm.click();
  });

  expect(await screen.findAllByText('The transaction is closed.')).toHaveLength(1);
  expect(server.exchanges.filter(({ call }) => call === updateTransaction)).toHaveLength(1);
});

test('the question counts the upcoming deadlines, and Cancel does not close the transaction', async () => {
  const contractDates = [
    aContractDate({ date: inDays(-1) }),
    aContractDate({ date: inDays(0) }),
    aContractDate({ date: inDays(9) }),
  ];
  const { user, question, saved } = await ask({ contractDates });
  expect(question.getByText(/^2 upcoming deadlines will get no more reminders/)).toBeInTheDocument();

  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(saved().status).toBe('Active');
});

test('the question counts what lenders have not answered: closing withdraws it', async () => {
  const [wren, ilse] = [aRealtor(), aLender()];
  const who = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range Lending' };
  const share = anAcceptedLender(who, { transactionId: 'transaction-1' });
  const { question } = await ask(
    { contractDates: [] },
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { 'transaction-1': wren._id },
      lenders: [share],
      questions: [aQuestion({ shareId: share._id }), anAnsweredQuestion({ shareId: share._id })],
    },
    wren,
  );
  expect(await question.findByText(/1 question that a lender has not answered will be withdrawn/)).toBeInTheDocument();
});

test('a closed transaction has no such button, and says that nothing is announced any more', async () => {
  await openTransaction({ status: 'Closed' });

  expect(await screen.findByText(/no more reminders/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as complete' })).not.toBeInTheDocument();
});

test('somebody else’s change is shown before the transaction is closed', async () => {
  const { user, question, saved, somebodyElse } = await ask({ contractDates: [] });
  somebodyElse({ contractDates: [aContractDate({ title: 'Possession Date', date: inDays(5) })] });
  await user.click(question.getByRole('button', { name: 'Mark as complete' }));

  expect(await screen.findByText('Somebody else has changed this transaction in the meantime.')).toBeInTheDocument();
  expect(question.getByText(/^1 upcoming deadline will get no more reminders/)).toBeInTheDocument();
  expect(saved().status).toBe('Active');
  await user.click(question.getByRole('button', { name: 'Mark as complete' }));
  await waitFor(() => expect(saved().status).toBe('Closed'));
});

test('a person who left before closing was refused gets a notice that leads back to the transaction', async () => {
  let letAnswer = () => {};
  const until = new Promise<void>((resolve) => (letAnswer = resolve));
  const { user, question, saved, somebodyElse, leave } = await ask(
    {},
    { faults: [{ call: updateTransaction, kind: 'held', until }] },
  );
  somebodyElse({ street: '9 Aspen Way' });
  await user.click(question.getByRole('button', { name: 'Mark as complete' }));
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
