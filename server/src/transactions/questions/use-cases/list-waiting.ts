import { compareDays, dayFromSql } from '@keydate/domain/calendar-day';
import { isOverdue, isWaitingFor, type QuestionSide } from '@keydate/domain/second-opinion';
import { transactionsSeenBy } from '@keydate/domain/transaction-permissions';
import type { Tools } from '../../../tools';
import type { Member } from '../../../accounts';
import { openQuestionsIn, questionsWaitingFor, type FoundQuestion } from '../questions.repository';
import { todayAt } from '../today-at';

interface Waiting {
  found: FoundQuestion;
  side: QuestionSide;
}

/**
 * The questions that wait for a person, the most urgent first: to them as a lender, and about the transactions that
 * they see.
 */
export async function listWaiting({ db, clock }: Pick<Tools, 'db' | 'clock'>, member: Member): Promise<Waiting[]> {
  const now = clock.now();
  const asLender = (await questionsWaitingFor(db, member)).map((found) => ({ found, side: 'lender' as const }));
  const own = (await openQuestionsIn(db, transactionsSeenBy(member))).map((found) => ({
    found,
    side: 'realtor' as const,
  }));
  const waiting = [...asLender, ...own].filter(({ found, side }) => {
    const { state, dueOn, proposals } = found.question;
    const hasUndecided = proposals.some(({ decision }) => decision === null);
    return isWaitingFor(side, { state, dueOn: dayFromSql(dueOn), hasUndecided }, todayAt(found.transaction, now));
  });
  return waiting.toSorted((one, other) => byUrgency(one, other, now));
}

/** Overdue ones first, then by day. */
function byUrgency({ found: one }: Waiting, { found: other }: Waiting, now: Date): number {
  return (
    Number(isLate(other, now)) - Number(isLate(one, now)) ||
    compareDays(dayFromSql(one.question.dueOn), dayFromSql(other.question.dueOn))
  );
}

function isLate({ question: { state, dueOn }, transaction }: FoundQuestion, now: Date): boolean {
  return isOverdue({ state, dueOn: dayFromSql(dueOn) }, todayAt(transaction, now));
}
