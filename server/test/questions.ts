import { randomUUID } from 'node:crypto';
import {
  answerQuestion as answerCall,
  askQuestion,
  closeQuestion,
  decideProposal,
  withdrawQuestion,
  type Question,
} from '@keydate/contracts/questions';
import { ask } from './ask';
import type { TestLender } from './lenders';
import type { TestPerson } from './people';
import type { TestServer } from './test-server';

type Id = Pick<Question, '_id'>;

/** A question to a lender, due far ahead; a test names only the fields that matter to it. */
export function aQuestionBody(lender: string, change: Record<string, unknown> = {}) {
  return {
    requestId: randomUUID(),
    lender,
    question: 'Is the closing realistic for this buyer?',
    dates: [],
    dueOn: '12-31-2045',
    ...change,
  };
}

export function askLender(
  server: TestServer,
  by: TestPerson,
  { id, transactionId }: TestLender,
  change: Record<string, unknown> = {},
) {
  return ask(server, askQuestion, { token: by.token, params: { transactionId }, body: aQuestionBody(id, change) });
}

/** A question that is asked. */
export async function aQuestionTo(
  server: TestServer,
  by: TestPerson,
  lender: TestLender,
  change: Record<string, unknown> = {},
): Promise<Question> {
  const { status, body } = await askLender(server, by, lender, change);
  if (status !== 200) throw new Error(`transaction-questions answered ${status}: ${JSON.stringify(body)}`);
  return body.result.question;
}

export function answerQuestion(
  server: TestServer,
  by: TestPerson,
  { _id: id }: Id,
  change: Record<string, unknown> = {},
) {
  const body = { answer: 'Underwriting needs five more days.', proposals: [], ...change };
  return ask(server, answerCall, { token: by.token, params: { id }, body });
}

export function decide(server: TestServer, by: TestPerson, { _id: id }: Id, body: Record<string, unknown>) {
  return ask(server, decideProposal, { token: by.token, params: { id }, body });
}

export function close(server: TestServer, { token }: TestPerson, { _id: id }: Id) {
  return ask(server, closeQuestion, { token, params: { id } });
}

export function withdraw(server: TestServer, { token }: TestPerson, { _id: id }: Id) {
  return ask(server, withdrawQuestion, { token, params: { id } });
}
