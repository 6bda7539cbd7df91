import { dayFromSql } from '@keydate/domain/calendar-day';
import { isWaitingFor, type QuestionSide } from '@keydate/domain/second-opinion';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { openQuestionsIn, questionsWaitingFor, type FoundQuestion } from '../questions.repository';
import { todayAt } from '../today-at';

/** The questions that wait for somebody, those due first first: to them as a lender, and about the transactions that they see. */
export async function listWaiting(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
): Promise<{ found: FoundQuestion; side: QuestionSide }[]> {
  const now = clock.now();
  const asLender = (await questionsWaitingFor(db, member)).map((found) => ({ found, side: 'lender' as const }));
  const own = (await openQuestionsIn(db, transactionsSeenBy(member))).map((found) => ({
    found,
    side: 'realtor' as const,
  }));
  return [...asLender, ...own].filter(({ found, side }) => {
    const { state, dueOn, proposals } = found.question;
    const hasUndecided = proposals.some(({ decision }) => decision === null);
    return isWaitingFor(side, { state, dueOn: dayFromSql(dueOn), hasUndecided }, todayAt(found.transaction, now));
  });
}
