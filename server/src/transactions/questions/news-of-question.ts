import { dayFromSql, dayWithWeekday } from '@keydate/domain/calendar-day';
import type { News } from '../notices/use-cases/tell-people';
import type { StoredProposal } from './lender-questions.table';
import type { FoundQuestion, QuestionRow } from './questions.repository';

/** A day as mails write it. */
function dayOf(sql: string): string {
  return dayWithWeekday(dayFromSql(sql));
}

/** The lender's news of a new question. */
export function newsOfAsking(found: FoundQuestion): News {
  const { company, question } = found;
  const dates = question.dates.map(({ title, day }) => `${title} (${dayOf(day)})`);
  return {
    ...placeOf(found),
    kind: 'question-asked',
    by: company,
    mail: {
      subject: `${company} asks for your second opinion: ${addressOf(found)}`,
      lines: [
        `${company} asks about ${addressOf(found)}:`,
        question.question,
        ...(dates.length > 0 ? [`It is about ${dates.join(', ')}.`] : []),
        `Please answer by ${dayOf(question.dueOn)}.`,
      ],
      linkWords: 'Answer the question',
    },
  };
}

/** The news of an answer for the people who asked. */
export function newsOfAnswer(found: FoundQuestion): News {
  const { lender, question } = found;
  const proposals = question.proposals.map(({ title, from, to }) => `${title}: ${dayOf(to)} instead of ${dayOf(from)}`);
  return {
    ...placeOf(found),
    kind: 'question-answered',
    by: lender.fullName,
    mail: {
      subject: `${lender.fullName} answered your question: ${addressOf(found)}`,
      lines: [
        `${lender.fullName} of ${lender.company} answered the question about ${addressOf(found)}: ${question.question}`,
        question.answer ?? '',
        ...(proposals.length > 0 ? [`They propose another day. ${proposals.join('; ')}.`] : []),
      ],
      linkWords: proposals.length > 0 ? 'See the answer and decide' : 'See the answer',
    },
  };
}

/** The lender's news of the decision about the day that they proposed. */
export function newsOfDecision(found: FoundQuestion, { title, to, decision }: StoredProposal): News {
  const { company } = found;
  const isAccepted = decision?.isAccepted ?? false;
  const said = isAccepted
    ? `${company} accepted the day that you proposed: ${title} is now on ${dayOf(to)}.`
    : `${company} did not accept the day that you proposed for ${title}, ${dayOf(to)}.`;
  const reason = decision?.reason ?? '';
  return {
    ...placeOf(found),
    kind: isAccepted ? 'proposal-accepted' : 'proposal-declined',
    by: company,
    subject: `${title}: ${dayOf(to)}`,
    mail: {
      subject: `${company} ${isAccepted ? 'accepted' : 'did not accept'} your proposal: ${addressOf(found)}`,
      lines: [said, ...(reason === '' ? [] : [`Their reason: ${reason}`])],
      linkWords: 'Open the question',
    },
  };
}

/** The lender's news that a question was closed or withdrawn. */
export function newsOfEnd(found: FoundQuestion, action: 'close' | 'withdraw'): News {
  const { company, question } = found;
  const done = action === 'close' ? 'closed' : 'withdrew';
  const what =
    action === 'close'
      ? `${company} closed the question that you answered about ${addressOf(found)}: ${question.question}`
      : `${company} withdrew the question about ${addressOf(found)}. You need not answer it: ${question.question}`;
  return {
    ...placeOf(found),
    kind: action === 'close' ? 'question-closed' : 'question-withdrawn',
    by: company,
    mail: {
      subject: `${company} ${done} its question: ${addressOf(found)}`,
      lines: [what],
      linkWords: 'Open the question',
    },
  };
}

/** The lender's news that a transaction was closed before they answered. */
export function newsOfClosing(
  transaction: News['transaction'],
  company: string,
  [first, ...others]: readonly [QuestionRow, ...QuestionRow[]],
): News {
  const questions = [first, ...others].map(({ question }) => question);
  const address = addressOf({ transaction });
  return {
    kind: 'question-withdrawn',
    transaction,
    questionId: first.id,
    by: company,
    subject: questions.join(' · '),
    mail: {
      subject: `${company} closed the transaction: ${address}`,
      lines: [
        others.length === 0
          ? `${company} closed the transaction at ${address} and withdrew a question. You need not answer it:`
          : `${company} closed the transaction at ${address} and withdrew ${questions.length} questions. You need not answer them:`,
        ...questions,
      ],
      linkWords: 'Open the transaction',
    },
  };
}

function placeOf({ transaction, question }: FoundQuestion): Pick<News, 'transaction' | 'questionId' | 'subject'> {
  return { transaction, questionId: question.id, subject: question.question };
}

function addressOf({ transaction: { street, city } }: Pick<News, 'transaction'>): string {
  return `${street}, ${city}`;
}
