import type { CatalogError } from './catalog-error';

/** The part of the error catalog for invitations of lenders to a transaction. */
export const LENDER_ERRORS = {
  LENDER_INVITATION_LIMIT: {
    status: 429,
    message: 'Your company has emailed 20 invitations in one day, so please try again tomorrow.',
  },
  LENDER_ON_TRANSACTION: { status: 409, message: 'This lender is already on the transaction.' },
  LENDER_INVITATION_FOR_ANOTHER: {
    status: 403,
    message: 'This invitation was sent to another email address, so please sign in with that address to open it.',
  },
  LENDER_INVITATION_NOT_A_LENDER: {
    status: 403,
    message: 'This invitation is for lenders, and yours is not a lender account.',
  },
  LENDER_INVITATION_OWN_COMPANY: {
    status: 403,
    message:
      'This invitation is for lenders of other companies: you are in the company that the transaction belongs to.',
  },
  LENDER_INVITATION_WITHDRAWN: {
    status: 410,
    message: 'This invitation was withdrawn, so please ask the person who sent it for a new one.',
  },
  LENDER_INVITATION_DECLINED: {
    status: 409,
    message: 'You declined this invitation, so please ask the person who sent it for a new one.',
  },
  LENDER_INVITATION_ACCEPTED: { status: 409, message: 'You have already accepted this invitation.' },
  LENDER_INVITATION_ENDED: {
    status: 410,
    message: 'This invitation has ended, so please ask the person who sent it for a new one.',
  },
  LENDER_TRANSACTION_CLOSED: {
    status: 410,
    message: 'The transaction was closed, so this invitation has ended.',
  },
} as const satisfies Record<string, CatalogError>;
