import type { Proposal, Question } from '@keydate/contracts/questions';
import { DAY_MS } from '@keydate/domain/durations';
import { inDays } from './days';
import { anId } from './ids';

/** A question as a world has it: with the lender's part in the transaction that it is to. */
export type QuestionOfWorld = Omit<Question, 'transaction' | 'side' | 'isOverdue' | 'isDueToday'> & {
  transactionId: string;
  /** `_id` of the world's lender. */
  shareId: string;
};

/** A question of yesterday that a lender has not answered, due in three days. */
export function aQuestion(question: Partial<QuestionOfWorld> & Pick<QuestionOfWorld, 'shareId'>): QuestionOfWorld {
  return {
    _id: anId('question'),
    transactionId: 'transaction-1',
    state: 'asked',
    lender: { fullName: 'Ilse Okonjo', company: 'Poudre River Loans' },
    askedBy: 'Wren Castellanos',
    question: 'Is the loan objection deadline realistic for this buyer?',
    dates: [],
    dueOn: inDays(3),
    askedAt: new Date(Date.now() - DAY_MS).toISOString(),
    answer: null,
    answeredAt: null,
    proposals: [],
    endedAt: null,
    ...question,
  };
}

/** The same with an answer of this hour. */
export function anAnsweredQuestion(
  question: Partial<QuestionOfWorld> & Pick<QuestionOfWorld, 'shareId'>,
): QuestionOfWorld {
  return aQuestion({
    state: 'answered',
    answer: 'Underwriting needs five more days. With those it is safe.',
    answeredAt: new Date(Date.now() - 20 * 60_000).toISOString(),
    ...question,
  });
}

/** A day a week later for the transaction's first deadline, undecided. */
export function aProposal(proposal: Partial<Proposal> = {}): Proposal {
  return {
    dateId: 'date-1',
    title: 'New Loan Termination Deadline',
    from: inDays(10),
    to: inDays(17),
    decision: null,
    ...proposal,
  };
}
