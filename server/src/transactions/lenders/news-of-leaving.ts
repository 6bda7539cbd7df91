import type { News } from '../notices/use-cases/tell-people';
import type { QuestionRow } from '../questions/questions.repository';
import { questionsWithdrawn } from './questions-withdrawn';

/** The news, for the people of a transaction, that its lender has left the company for which they read it. */
export function newsOfLeaving(
  transaction: News['transaction'],
  { fullName, company }: { fullName: string; company: string },
  questions: readonly Pick<QuestionRow, 'id' | 'question'>[],
): News {
  const address = `${transaction.street}, ${transaction.city}`;
  const withdrawn = questionsWithdrawn(questions.length, 'their');
  return {
    kind: 'lender-left',
    transaction,
    questionId: questions.length === 1 ? (questions[0]?.id ?? null) : null,
    by: fullName,
    subject: ['They no longer see this transaction.', ...withdrawn].join(' '),
    mail: {
      subject: `${fullName} is no longer a lender on ${address}`,
      lines: [
        `${fullName} left ${company}, and no longer sees ${address}.`,
        ...withdrawn,
        ...questions.map(({ question }) => question),
        'You can invite another lender on the page of the transaction.',
      ],
      linkWords: 'Open the transaction',
    },
  };
}
