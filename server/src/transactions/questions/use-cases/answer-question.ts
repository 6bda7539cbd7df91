import { isDeepStrictEqual } from 'node:util';
import type { answerQuestion as answerCall } from '@keydate/contracts/questions';
import { dayToSql } from '@keydate/domain/calendar-day';
import { isShownToLender } from '@keydate/domain/lender-access';
import { stateAfter } from '@keydate/domain/second-opinion';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { teamOf } from '../../notices/use-cases/listeners-of';
import { announce, NOTHING_TO_TELL, storeNews, type TellTools } from '../../notices/use-cases/tell-people';
import type { Member } from '../../../accounts';
import { datesOfTransaction } from '../../contract-dates.repository';
import type { StoredProposal } from '../lender-questions.table';
import { newsOfAnswer } from '../news-of-question';
import { updateQuestion, type FoundQuestion } from '../questions.repository';
import { openForAction, refuseAction } from './open-question';

type Answer = z.output<typeof answerCall.body>;

/** Answers a question as its lender. A repeated answer, as after a lost reply, succeeds and notifies nobody. */
export async function answerQuestion(
  tools: TellTools,
  member: Member,
  id: string,
  { answer, proposals }: Answer,
): Promise<FoundQuestion> {
  const { found, announcement } = await tools.db.transaction(async (tx) => {
    const open = await openForAction(tx, member, id, 'answer');
    if (isSame(open, { answer, proposals })) return { found: open, announcement: NOTHING_TO_TELL };
    // closing has withdrawn the questions; this refusal gives the reason
    if (open.transaction.status === 'Closed') throw new AppError('QUESTION_TRANSACTION_CLOSED');
    refuseAction(open.question.state, 'answer');
    const change = {
      state: stateAfter('answer'),
      answer,
      proposals: await proposed(tx, open, proposals),
      answeredAt: tools.clock.now(),
    };
    await updateQuestion(tx, id, change);
    const answered = { ...open, question: { ...open.question, ...change } };
    const { transaction, question } = answered;
    const listeners = await teamOf(tx, transaction, { exceptId: member.id, others: [question.askedById] });
    return { found: answered, announcement: await storeNews(tx, tools, listeners, newsOfAnswer(answered)) };
  });
  announce(tools, announcement);
  return found;
}

function isSame({ question }: FoundQuestion, { answer, proposals }: Answer): boolean {
  const before = question.proposals.map(({ dateId, to }) => ({ dateId, to }));
  const now = proposals.map(({ dateId, to }) => ({ dateId, to: dayToSql(to) }));
  return question.state === 'answered' && question.answer === answer && isDeepStrictEqual(before, now);
}

/** The proposed days, for deadlines that the question is about and the lender still sees. */
async function proposed(
  tx: Tx,
  { question, share, transaction }: FoundQuestion,
  proposals: Answer['proposals'],
): Promise<StoredProposal[]> {
  const dates = await datesOfTransaction(tx, transaction.id);
  return proposals.map(({ dateId, to }, at) => {
    const refuse = (field: string, sentence: string) =>
      new AppError('BAD_INPUT', { [`proposals.${at}.${field}`]: sentence });
    const date = dates.find((one) => one.id === dateId && isShownToLender(one, share));
    if (!date || !question.dates.some((one) => one.id === dateId))
      throw refuse('dateId', 'The question is not about this deadline.');
    if (proposals.findIndex((one) => one.dateId === dateId) !== at)
      throw refuse('dateId', 'Propose one day for each deadline.');
    if (date.day === dayToSql(to)) throw refuse('to', 'The deadline is already on this day.');
    return { dateId, title: date.title, from: date.day, to: dayToSql(to), decision: null };
  });
}
