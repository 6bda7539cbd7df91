import type { User } from '@keydate/contracts/people';
import type { Transaction } from '@keydate/contracts/transactions';
import { addDays } from '@keydate/domain/calendar-day';
import { disclosureDayOf } from '@keydate/domain/closing-disclosure';
import { DAY_MS } from '@keydate/domain/durations';
import { aTransactionLender, anAcceptedLender } from '@keydate/testing/builders/lenders';
import { inDays } from '@keydate/testing/builders/days';
import { aRealtor } from '@keydate/testing/builders/people';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import { questionDueToday, questionsForRealtor, questionsOfEachState } from './questions';
import { transactions } from './transactions';

const wren = aRealtor({ _id: 'wren' });
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/**
 * A lender's transactions and invitations: they read two of another company, one is withdrawn, and they have three invitations and
 * one transaction of their own. They are asked one question, due today, or one of each state.
 */
export function worldOfLender(
  person: User | null,
  isAsked: 'today' | 'all' = 'today',
): Pick<World, 'accounts' | 'transactions' | 'owners' | 'lenders' | 'questions' | 'milestones'> {
  const ofWren = transactions(6);
  const own = { ...transactions(7).at(-1)!, _id: 'own', status: 'Active' as const };
  if (!person)
    return {
      accounts: [anAccount(wren)],
      transactions: ofWren,
      owners: {},
      lenders: [],
      questions: [],
      milestones: {},
    };
  const { _id, fullName, contact, company } = person;
  const who = { _id, fullName, email: contact.email, company: company?.name ?? '' };
  const allDates = ofWren[0]!.contractDates.map((date) => date._id);
  const first = anAcceptedLender(who, { transactionId: 'transaction-1', sharesContact: true, sharedDates: allDates });
  const questions = (isAsked === 'today' ? questionDueToday : questionsOfEachState)(ofWren[0]!, first);
  return {
    accounts: [anAccount(wren)],
    questions,
    milestones: { [first._id]: [{ milestone: 'applied', day: inDays(-9) }] },
    transactions: [...ofWren.map(withMovedClosing), own],
    owners: { ...Object.fromEntries(ofWren.map((transaction) => [transaction._id, 'wren'])), own: _id },
    lenders: [
      first,
      anAcceptedLender(who, { transactionId: 'transaction-2' }),
      anAcceptedLender(who, { transactionId: 'transaction-3', state: 'withdrawn', endedAt: daysAgo(0) }),
      ...['transaction-4', 'transaction-5', 'transaction-6'].map((transactionId) =>
        aTransactionLender({ transactionId, email: contact.email }),
      ),
    ],
  };
}

/** A realtor's transactions, the first with lenders and questions to one of them: two that wait for the realtor, or one of each state. */
export function worldOfAsking(
  isAsked: 'waiting' | 'all',
): Pick<World, 'transactions' | 'lenders' | 'questions' | 'milestones'> {
  const all = transactions(4);
  const lenders = lendersOfEachState();
  const ticked = (['applied', 'appraisal-ordered', 'conditions'] as const).map((milestone, at) => ({
    milestone,
    day: inDays(at - 9),
  }));
  const questions = isAsked === 'waiting' ? questionsForRealtor : questionsOfEachState;
  return {
    transactions: all.map(withMovedClosing),
    lenders,
    questions: questions(all[0]!, lenders[0]!),
    milestones: { [lenders[0]!._id]: ticked },
  };
}

/** A transaction whose closing was a week earlier before it was moved. */
function withMovedClosing(transaction: Transaction): Transaction {
  const closing = transaction.contractDates.find(({ _id }) => _id === transaction.closing);
  return { ...transaction, disclosure_was: closing ? disclosureDayOf(addDays(closing.date, -7)) : null };
}

/** Lenders of the first transaction, one of each state. */
export function lendersOfEachState(): World['lenders'] {
  const transactionId = 'transaction-1';
  const lender = (name: string, company: string) => ({
    _id: name,
    fullName: name,
    email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
    company,
  });
  return [
    anAcceptedLender(lender('Ilse Okonjo', 'Front Range Lending'), { transactionId, sharesContact: true }),
    aTransactionLender({ transactionId, email: 'bartholomew.featherstonehaugh.van.der.westhuizen@mail.example' }),
    aTransactionLender({ transactionId, email: 'too.late@mail.example', sentAt: daysAgo(20) }),
    aTransactionLender({ transactionId, email: 'no.thanks@mail.example', state: 'declined', answeredAt: daysAgo(1) }),
    anAcceptedLender(lender('Osric Lund', 'Mesa Home Loans'), {
      transactionId,
      state: 'withdrawn',
      endedAt: daysAgo(1),
    }),
    anAcceptedLender(lender('Petra Szabo', 'Mesa Home Loans'), { transactionId, state: 'left', endedAt: daysAgo(0) }),
  ];
}
