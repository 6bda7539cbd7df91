import type { LenderInvitation } from '@keydate/contracts/lender-invitations';
import type { TransactionLender } from '@keydate/contracts/lenders';
import type { Lender } from './lenders.repository';
import type { OpenedInvitation } from './use-cases/open-invitation';

/** A lender of a transaction, for those who may invite lenders to it. */
export function presentLender(lender: Lender): TransactionLender {
  const { id, email, state, lenderId, lenderName, lenderCompany, inviterId, inviterName, ...rest } = lender;
  const isKnown = lenderId !== null && lenderName !== null && lenderCompany !== null;
  return {
    _id: id,
    email,
    state,
    lender: isKnown ? { _id: lenderId, fullName: lenderName, company: lenderCompany } : null,
    invitedBy: { _id: inviterId, fullName: inviterName },
    sentAt: rest.sentAt.toISOString(),
    expiresAt: rest.expiresAt.toISOString(),
    answeredAt: rest.answeredAt?.toISOString() ?? null,
    endedAt: rest.endedAt?.toISOString() ?? null,
    sharesContact: rest.sharesContact,
    sharedDates: rest.sharedDateIds,
    hiddenDates: rest.hiddenDateIds,
  };
}

/** An invitation, for the lender to whom it was sent. */
export function presentLenderInvitation({ lender, transaction, company }: OpenedInvitation): LenderInvitation {
  const isAccepted = lender.state === 'accepted';
  return {
    _id: lender.id,
    isAccepted,
    transactionId: isAccepted ? transaction.id : null,
    company,
    invitedBy: lender.inviterName,
    property: { street: transaction.street, city: transaction.city, state: transaction.state },
    contract_type: transaction.contractType,
    expiresAt: lender.expiresAt.toISOString(),
  };
}
