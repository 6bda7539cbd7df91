import type { WorldPlans } from '@keydate/testing/worlds/world-plan';
import { atWork } from './at-work';
import { clients } from './clients';
import { explanations } from './explanations';
import { lendersOfEachState, worldOfAsking, worldOfLender } from './lenders';
import { transactions } from './transactions';

/** Lenders of transactions, and what they are asked. */
export const withLenders = {
  'a-lender': {
    ...atWork({
      title: 'A lender with invitations',
      note: 'Three invitations to answer, one question due today, two transactions with them as lender, and one of their own. The first shares all, the second only what lenders always see.',
      viewer: 'SuperLender',
    }),
    world: (person) => ({ ...worldOfLender(person), explanations: explanations(), activeLimit: 20 }),
  },
  'a-lender-reads': {
    ...atWork({
      title: 'A lender reads a transaction',
      note: 'Read-only: loan, appraisal, insurance and closing deadlines, no contact details, no codes. A notice says that the closing was moved.',
      viewer: 'SuperLender',
      at: '/transaction/transaction-2',
    }),
    world: (person) => ({ ...worldOfLender(person), explanations: explanations(), activeLimit: 20 }),
  },
  'lender-withdrawn': {
    ...atWork({
      title: 'A transaction withdrawn from its lender',
      note: 'The page of a transaction that was shared until a moment ago, as in another tab.',
      viewer: 'SuperLender',
      at: '/transaction/transaction-3',
    }),
    world: (person) => ({ ...worldOfLender(person), explanations: explanations(), activeLimit: 20 }),
  },
  'lenders-of-a-transaction': {
    ...atWork({
      title: 'A transaction with lenders',
      note: 'One lender of each state, and two to choose from who are known already.',
      at: '/transaction/transaction-1',
    }),
    world: () => ({
      transactions: transactions(4),
      clients: clients(5),
      explanations: explanations(),
      activeLimit: 20,
      lenders: lendersOfEachState(),
    }),
  },
  'a-lender-answers': {
    ...atWork({
      title: 'A lender answers questions',
      note: 'One question of each state: due today, answered with proposed days, overdue and long, closed, withdrawn. What is typed survives a reload.',
      viewer: 'SuperLender',
      at: '/transaction/transaction-1',
    }),
    world: (person) => ({ ...worldOfLender(person, 'all'), explanations: explanations(), activeLimit: 20 }),
  },
  'answered-question': {
    ...atWork({
      title: 'A lender has answered',
      note: 'The dashboard lists a proposed day to decide, and an answer that is overdue. Each leads to its question.',
    }),
    world: () => ({ ...worldOfAsking('waiting'), explanations: explanations(), activeLimit: 20 }),
  },
  'second-opinions': {
    ...atWork({
      title: 'A transaction with questions',
      note: 'One question of each state, with long texts. A proposed day can be accepted or not, questions withdrawn or closed.',
      at: '/transaction/transaction-1',
    }),
    world: () => ({ ...worldOfAsking('all'), explanations: explanations(), activeLimit: 20 }),
  },
} satisfies WorldPlans;
