import type { Question } from '@keydate/contracts/questions';
import { dayFromSql } from '@keydate/domain/calendar-day';
import { isDueToday, isOverdue, type QuestionSide } from '@keydate/domain/second-opinion';
import type { FoundQuestion } from './questions.repository';
import { todayAt } from './today-at';

/** A question as one side reads it: for the lender, the people of the other company are that company. */
export function presentQuestion(found: FoundQuestion, side: QuestionSide, now: Date): Question {
  const { question, transaction, company, clientName, lender } = found;
  const { state, askedAt, answeredAt, endedAt, answer } = question;
  const { id, street, city } = transaction;
  const dueOn = dayFromSql(question.dueOn);
  const today = todayAt(transaction, now);
  const nameOf = (person: string) => (side === 'lender' ? company : person);
  return {
    _id: question.id,
    transaction: { _id: id, street, city, clientName: clientName || street },
    side,
    state,
    lender,
    askedBy: nameOf(found.asker),
    question: question.question,
    dates: question.dates.map((date) => ({ _id: date.id, title: date.title, date: dayFromSql(date.day) })),
    dueOn,
    isOverdue: isOverdue({ state, dueOn }, today),
    isDueToday: isDueToday({ state, dueOn }, today),
    askedAt: askedAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    proposals: question.proposals.map(({ dateId, title, from, to, decision }) => ({
      dateId,
      title,
      from: dayFromSql(from),
      to: dayFromSql(to),
      decision: decision && {
        isAccepted: decision.isAccepted,
        by: nameOf(decision.by),
        at: decision.at,
        reason: decision.reason,
      },
    })),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
