import type { User } from '@keydate/contracts/people';
import { DAY_MS } from '@keydate/domain/durations';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { aThread } from '@keydate/testing/builders/threads';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { anAccount, type LenderOfWorld, type WorldPart } from '@keydate/testing/fake-server/world';

const aboutTheLoan = [
  'The appraisal is ordered for Tuesday. Is anybody at the house?',
  'The seller is. Please ring the bell twice.',
  'Will do. Can the insurance quote reach me by Friday?',
  'It is with the buyer; I will remind them tonight.',
];
const aboutTheFee = ['Is there a fee for the rate lock?', 'No, not for sixty days.'];

/** A lender and two realtors: one shares a transaction and has asked something, the other has withdrawn theirs. */
export function lenderAndRealtors(person: User | null): WorldPart {
  const lender = person ?? aLender();
  const [wren, saoirse] = [aRealtor({ _id: 'wren' }), aRealtor({ _id: 'saoirse', fullName: 'Saoirse Bell' })];
  return {
    accounts: [wren, saoirse].map((user) => anAccount(user)),
    transactions: ['transaction-1', 'transaction-2'].map((_id) => aTransaction({ _id })),
    owners: { 'transaction-1': 'wren', 'transaction-2': 'saoirse' },
    lenders: [partOf(lender, 'transaction-1'), partOf(lender, 'transaction-2', { state: 'withdrawn' })],
    chat: {
      threads: [
        aThread({ between: [lender, wren], written: aboutTheLoan.slice(1), unread: 1 }),
        aThread({
          between: [lender, saoirse],
          written: aboutTheFee,
          lastAt: new Date(Date.now() - DAY_MS),
        }),
      ],
      answers: ['Thank you!'],
    },
  };
}

/** A realtor and two lenders of one transaction: one reads it, the other has left their company. */
export function realtorAndLenders(person: User | null): WorldPart {
  const realtor = person ?? aRealtor();
  const [ilse, osric] = [aLender({ _id: 'ilse' }), aLender({ _id: 'osric', fullName: 'Osric Lund' })];
  return {
    accounts: [anAccount(ilse), anAccount({ ...osric, company: null })],
    transactions: [aTransaction({ _id: 'transaction-1' })],
    owners: { 'transaction-1': realtor._id },
    lenders: [partOf(ilse, 'transaction-1'), partOf(osric, 'transaction-1', { state: 'left' })],
    chat: {
      threads: [
        aThread({ between: [realtor, ilse], written: aboutTheLoan, unread: 1 }),
        aThread({ between: [realtor, osric], written: aboutTheFee, lastAt: new Date(Date.now() - DAY_MS) }),
      ],
      answers: ['I have it. Thank you!'],
    },
  };
}

function partOf({ _id, fullName, contact, company }: User, transactionId: string, part: Partial<LenderOfWorld> = {}) {
  const who = { _id, fullName, email: contact.email, company: company?.name ?? '' };
  return anAcceptedLender(who, { transactionId, ...part });
}
