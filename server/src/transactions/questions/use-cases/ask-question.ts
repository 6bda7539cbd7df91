import { isDeepStrictEqual } from 'node:util';
import type { askQuestion as askCall } from '@keydate/contracts/questions';
import { QUESTIONS_PER_DAY } from '@keydate/contracts/limits';
import { compareDays, dayToSql } from '@keydate/domain/calendar-day';
import { DAY_MS } from '@keydate/domain/durations';
import { isShownToLender } from '@keydate/domain/lender-access';
import type { z } from 'zod';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import { lockLender, type LenderRow } from '../../lenders/lenders.repository';
import { lenderAsListener } from '../../notices/use-cases/listeners-of';
import { refreshTeam } from '../../notices/use-cases/refresh-team';
import { announce, NOTHING_TO_TELL, storeNews, type TellTools } from '../../notices/use-cases/tell-people';
import type { Member } from '../../../accounts';
import { datesOfTransaction } from '../../contract-dates.repository';
import { changedBy } from '../../policies/check-transaction';
import { lockTransaction, type TransactionRow } from '../../transactions.repository';
import type { AskedDate } from '../lender-questions.table';
import { newsOfAsking } from '../news-of-question';
import { countAskedSince, findQuestion, insertQuestion, type FoundQuestion } from '../questions.repository';
import { todayAt } from '../today-at';

type Asked = z.output<typeof askCall.body>;

/** Asks a lender of a transaction a question; a repeated request returns the question that it has asked. */
export async function askQuestion(
  tools: TellTools,
  member: Member,
  transactionId: string,
  asked: Asked,
): Promise<FoundQuestion> {
  const { db, clock } = tools;
  const { found, announcement } = await db.transaction(async (tx) => {
    const { transaction } = await changedBy(tx, member, await lockTransaction(tx, transactionId));
    const before = await findQuestion(tx, asked.requestId);
    if (before) return { found: sameOf(before, member, { transactionId, asked }), announcement: NOTHING_TO_TELL };
    if (transaction.status === 'Closed') throw new AppError('QUESTION_TRANSACTION_CLOSED');
    const share = await readingShare(tx, transactionId, asked.lender);
    const now = clock.now();
    if (compareDays(asked.dueOn, todayAt(transaction, now)) < 0)
      throw new AppError('BAD_INPUT', { dueOn: 'Please choose today or a later day.' });
    const dates = await datesOf(tx, transaction, share, asked.dates);
    const askedOfLate = await countAskedSince(tx, transactionId, new Date(now.getTime() - DAY_MS));
    if (askedOfLate >= QUESTIONS_PER_DAY) throw new AppError('QUESTION_LIMIT');
    const isNew = await insertQuestion(tx, {
      id: asked.requestId,
      transactionId,
      shareId: share.id,
      askedById: member.id,
      question: asked.question,
      dates,
      dueOn: dayToSql(asked.dueOn),
      state: 'asked',
      askedAt: now,
      answer: null,
      proposals: [],
      answeredAt: null,
      endedAt: null,
    });
    const stored = await findQuestion(tx, asked.requestId);
    if (!isNew || !stored) throw new AppError('NOT_FOUND');
    const news = newsOfAsking(stored);
    return { found: stored, announcement: await storeNews(tx, tools, await lenderAsListener(tx, share), news) };
  });
  announce(tools, announcement);
  await refreshTeam(tools, found.transaction, { exceptId: member.id });
  return found;
}

/**
 * The question that a request has asked before. Somebody else's id finds nothing, and other words are another request.
 */
function sameOf(
  before: FoundQuestion,
  { id }: Member,
  { transactionId, asked }: { transactionId: string; asked: Asked },
): FoundQuestion {
  const { question } = before;
  if (question.askedById !== id || question.transactionId !== transactionId) throw new AppError('NOT_FOUND');
  const { shareId: lender, question: words, dates, dueOn } = question;
  const stored = { lender, words, dates: dates.map((date) => date.id).toSorted(), dueOn };
  const sent = {
    lender: asked.lender,
    words: asked.question,
    dates: [...new Set(asked.dates)].toSorted(),
    dueOn: dayToSql(asked.dueOn),
  };
  if (!isDeepStrictEqual(stored, sent)) throw new AppError('QUESTION_ASKED_BEFORE');
  return before;
}

async function readingShare(tx: Tx, transactionId: string, shareId: string): Promise<LenderRow> {
  const share = await lockLender(tx, shareId);
  if (share?.transactionId !== transactionId) throw new AppError('NOT_FOUND');
  if (share.state !== 'accepted') throw new AppError('LENDER_NOT_READING');
  return share;
}

/** The deadlines of the question, as they are now. Each must be one that the lender sees. */
async function datesOf(
  tx: Tx,
  { id }: Pick<TransactionRow, 'id'>,
  share: LenderRow,
  askedIds: readonly string[],
): Promise<AskedDate[]> {
  const dates = await datesOfTransaction(tx, id);
  for (const [at, askedId] of askedIds.entries()) {
    const date = dates.find((one) => one.id === askedId);
    if (!date) throw new AppError('BAD_INPUT', { [`dates.${at}`]: 'The transaction does not have this date.' });
    if (!isShownToLender(date, share))
      throw new AppError('BAD_INPUT', { [`dates.${at}`]: 'Share this deadline with the lender first.' });
  }
  return dates
    .filter((date) => askedIds.includes(date.id))
    .map(({ id: dateId, title, day }) => ({ id: dateId, title, day }));
}
