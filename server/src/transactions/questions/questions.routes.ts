import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  decideProposal,
  listQuestions,
  listWaitingQuestions,
  withdrawQuestion,
} from '@keydate/contracts/questions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error';
import { route } from '../../calls/route';
import type { Tools } from '../../tools';
import { findLastChange, memberOf } from '../../accounts';
import { presentTransaction } from '../transactions.presenter';
import { findTransaction } from '../transactions.repository';
import { readBy } from '../policies/check-transaction';
import { presentQuestion } from './questions.presenter';
import { questionsOfTransaction, type FoundQuestion } from './questions.repository';
import { answerQuestion as answer } from './use-cases/answer-question';
import { askQuestion as askLender } from './use-cases/ask-question';
import { decideProposal as decide } from './use-cases/decide-proposal';
import { endQuestion } from './use-cases/end-question';
import { listWaiting } from './use-cases/list-waiting';

export function questionRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, clock } = tools;
  const present = (found: FoundQuestion, side: 'realtor' | 'lender') => presentQuestion(found, side, clock.now());

  route(app, listQuestions, async ({ params, session }) => {
    const member = memberOf(session.person);
    const { found, share } = await readBy(db, member, await findTransaction(db, params.transactionId));
    // a lender reads the questions to them, and no other lender's questions
    const questions = await questionsOfTransaction(db, found.transaction.id, share ? member : undefined);
    return { result: { questions: questions.map((one) => present(one, share ? 'lender' : 'realtor')) } };
  });

  route(app, listWaitingQuestions, async ({ session }) => {
    const waiting = await listWaiting(tools, memberOf(session.person));
    return { result: { questions: waiting.map(({ found, side }) => present(found, side)) } };
  });

  route(app, askQuestion, async ({ params, body, session }) => {
    const asked = await askLender(tools, memberOf(session.person), params.transactionId, body);
    return { result: { question: present(asked, 'realtor') } };
  });

  route(app, answerQuestion, async ({ params, body, session }) => {
    const answered = await answer(tools, memberOf(session.person), params.id, body);
    return { result: { question: present(answered, 'lender') } };
  });

  route(app, decideProposal, async ({ params, body, session }) => {
    const { found, stale } = await decide(tools, memberOf(session.person), params.id, body);
    if (stale) {
      const changedBy = await findLastChange(db, stale.transaction);
      const transaction = presentTransaction(stale, stale.dates);
      throw new AppError('TRANSACTION_CHANGED', undefined, { transaction, changedBy });
    }
    return { result: { question: present(found, 'realtor') } };
  });

  route(app, closeQuestion, async ({ params, session }) => {
    const closed = await endQuestion(tools, memberOf(session.person), params.id, 'close');
    return { result: { question: present(closed, 'realtor') } };
  });

  route(app, withdrawQuestion, async ({ params, session }) => {
    const withdrawn = await endQuestion(tools, memberOf(session.person), params.id, 'withdraw');
    return { result: { question: present(withdrawn, 'realtor') } };
  });
}
