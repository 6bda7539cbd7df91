import { inDays } from '@keydate/testing/builders/days';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aRealtor } from '@keydate/testing/builders/people';
import { aProposal, aQuestion, anAnsweredQuestion } from '@keydate/testing/builders/questions';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { SeeWaitingQuestions } from './see-waiting-questions';

const putWorld = installFakeServer();
const who = { _id: 'ilse', fullName: 'Ilse Okonjo', email: 'ilse@mail.example', company: 'Poudre River Loans' };
const share = anAcceptedLender(who, { transactionId: 'transaction-1' });
const toDecide = (days: number) =>
  anAnsweredQuestion({ shareId: share._id, dueOn: inDays(days), proposals: [aProposal()] });

test('what is overdue comes first, and beyond three a button shows the others', async () => {
  const server = putWorld({
    transactions: [aTransaction({ _id: 'transaction-1' })],
    lenders: [share],
    questions: [
      toDecide(1),
      toDecide(2),
      toDecide(3),
      toDecide(4),
      aQuestion({ shareId: share._id, dueOn: inDays(-1) }),
    ],
  });
  const { user } = renderPage(<SeeWaitingQuestions />, { session: signedIn(server, aRealtor()) });
  const links = () => screen.getAllByRole('link', { name: /^Open the question about/ });

  const overdue = await screen.findByText('Ilse Okonjo has not answered');
  expect(links()).toHaveLength(3);
  const [first] = screen.getAllByText('Ilse Okonjo proposes another day');
  expect(overdue.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(links()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
});
