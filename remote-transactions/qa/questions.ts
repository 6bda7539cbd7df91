import { aProposal, aQuestion, anAnsweredQuestion } from '@keydate/testing/builders/questions';
import { inDays } from '@keydate/testing/builders/days';
import type { LenderOfWorld, World } from '@keydate/testing/fake-server/world';
import type { Transaction } from '@keydate/contracts/transactions';

const LONG_QUESTION = `The buyer is self-employed and had two good years after a weak one.

Is the loan objection deadline realistic with that, and would the appraisal still come in time if we moved the closing? ${'Please look at each of the dates. '.repeat(12)}`;
const UNBROKEN = 'Supercalifragilisticexpialidocious'.repeat(5);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Questions about a transaction to one of its lenders, one of each state, the newest first. */
export function questionsOfEachState(
  { _id: transactionId, contractDates }: Transaction,
  { _id: shareId, lender: who }: LenderOfWorld,
): World['questions'] {
  const lender = { fullName: who?.fullName ?? '', company: who?.company ?? '' };
  const to = { transactionId, shareId, lender };
  const [closing, appraisal] = [
    contractDates.find(({ title }) => title === 'Closing Date')!,
    contractDates.find(({ title }) => title === 'Appraisal Deadline')!,
  ];
  const asked = [closing, appraisal].map(({ _id, title, date }) => ({ _id, title, date }));
  const decision = { by: 'Wren Castellanos', at: hoursAgo(2), reason: 'The appraiser is on holiday until then.' };
  const proposal = (date: typeof closing, decided: (typeof decision & { isAccepted: boolean }) | null) =>
    aProposal({ dateId: date._id, title: date.title, from: date.date, to: inDays(45), decision: decided });
  return [
    aQuestion({ ...to, dates: asked, dueOn: inDays(0), askedAt: hoursAgo(3) }),
    anAnsweredQuestion({
      ...to,
      question: 'Can the loan close two weeks earlier?',
      dates: asked,
      proposals: [proposal(closing, null), proposal(appraisal, { ...decision, isAccepted: true })],
    }),
    aQuestion({ ...to, question: LONG_QUESTION, dates: asked, dueOn: inDays(-2), askedAt: hoursAgo(90) }),
    anAnsweredQuestion({
      ...to,
      question: UNBROKEN,
      answer: UNBROKEN,
      state: 'closed',
      proposals: [proposal(closing, { ...decision, isAccepted: false })],
      endedAt: hoursAgo(1),
    }),
    aQuestion({ ...to, question: 'Never mind: is there a fee?', state: 'withdrawn', endedAt: hoursAgo(1) }),
  ];
}

/** Two questions that wait for their realtor: an answer that is overdue, and a day to decide. */
export function questionsForRealtor(transaction: Transaction, share: LenderOfWorld): World['questions'] {
  return questionsOfEachState(transaction, share).slice(1, 3);
}

/** One question that a lender is to answer today. */
export function questionDueToday(transaction: Transaction, share: LenderOfWorld): World['questions'] {
  return questionsOfEachState(transaction, share).slice(0, 1);
}
