import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  decideProposal,
  listQuestions,
  listWaitingQuestions,
  withdrawQuestion,
} from '@keydate/contracts/questions';
import { act, type Act } from './act';

/** Second opinions. */
export const QUESTIONS: readonly Act[] = [
  act(
    'see the questions about a transaction that is shared with the lender',
    listQuestions,
    ({ sharedTransaction }) => ({ params: { transactionId: sharedTransaction } }),
    [401, 403, 200, 200, 403, 403, 403, 200],
  ),
  act(
    'see the questions about the agent’s transaction',
    listQuestions,
    ({ agentsTransaction }) => ({ params: { transactionId: agentsTransaction } }),
    [401, 403, 200, 403, 200, 200, 403, 404],
  ),
  act(
    'see the questions that wait for them',
    listWaitingQuestions,
    () => ({}),
    [401, 403, 200, 200, 200, 200, 200, 200],
  ),
  act(
    'ask the lender about a transaction that is shared with them',
    askQuestion,
    ({ sharedTransaction, lenderOfShared }) => ({
      params: { transactionId: sharedTransaction },
      body: aQuestionTo(lenderOfShared),
    }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'ask the lender of another transaction about the agent’s',
    askQuestion,
    ({ agentsTransaction, lenderOfShared }) => ({
      params: { transactionId: agentsTransaction },
      body: aQuestionTo(lenderOfShared),
    }),
    [401, 403, 404, 403, 404, 404, 403, 404],
  ),
  act(
    'answer the question to the lender',
    answerQuestion,
    ({ openQuestion }) => ({ params: { id: openQuestion }, body: { answer: 'It is realistic.' } }),
    [401, 403, 403, 403, 403, 403, 403, 200],
  ),
  act(
    'accept the day that the lender proposes',
    decideProposal,
    ({ answeredQuestion, proposedDate }) => ({
      params: { id: answeredQuestion },
      body: { dateId: proposedDate, isAccepted: true, reason: 'The loan needs it.' },
    }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'close the question that the lender answered',
    closeQuestion,
    ({ answeredQuestion }) => ({ params: { id: answeredQuestion } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
  act(
    'withdraw the question to the lender',
    withdrawQuestion,
    ({ openQuestion }) => ({ params: { id: openQuestion } }),
    [401, 403, 200, 200, 403, 403, 403, 403],
  ),
];

const aQuestionTo = (lender: string) => ({
  requestId: crypto.randomUUID(),
  lender,
  question: 'Is the closing realistic?',
  dueOn: '01-10-2045',
});
