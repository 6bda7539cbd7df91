import type { TransactionLender } from '@keydate/contracts/lenders';
import { INVITATION_LIFETIME_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { anId } from './ids';

type LenderOfTransaction = TransactionLender & { transactionId: string };

/** A lender who was invited by email two days ago, and has not answered. */
export function aTransactionLender(lender: Partial<LenderOfTransaction> = {}): LenderOfTransaction {
  const sentAt = lender.sentAt ?? new Date(Date.now() - 2 * DAY_MS).toISOString();
  return {
    _id: anId('lender'),
    transactionId: 'transaction-1',
    email: 'ilse.okonjo@poudreriver.example',
    state: 'invited',
    lender: null,
    invitedBy: { _id: anId('person'), fullName: 'Wren Castellanos' },
    sentAt,
    expiresAt: new Date(Date.parse(sentAt) + INVITATION_LIFETIME_MS).toISOString(),
    answeredAt: null,
    endedAt: null,
    sharesContact: false,
    sharedDates: [],
    hiddenDates: [],
    ...lender,
  };
}

/** A lender who accepted yesterday. */
export function anAcceptedLender(
  who: { _id: string; fullName: string; email: string; company: string },
  lender: Partial<LenderOfTransaction> = {},
): LenderOfTransaction {
  const { email, ...person } = who;
  return aTransactionLender({
    email,
    state: 'accepted',
    lender: person,
    answeredAt: new Date(Date.now() - DAY_MS).toISOString(),
    ...lender,
  });
}
