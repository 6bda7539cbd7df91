import type { CatalogError } from './catalog-error';

/** The part of the error catalog for transactions and the questions about them. */
export const TRANSACTION_ERRORS = {
  ACTIVE_LIMIT_EXCEEDED: { status: 406, message: 'Active transaction limit has exceeded' },
  CLIENT_UNKNOWN: { status: 400, message: 'Please choose one of your clients.' },
  LENDER_NOT_READING: {
    status: 409,
    message: 'This lender does not see the transaction, so they cannot be asked.',
  },
  QUESTION_TRANSACTION_CLOSED: {
    status: 409,
    message: 'This transaction is closed, so nothing can be asked or answered about it.',
  },
  QUESTION_LIMIT: {
    status: 429,
    message: 'Your company has asked 20 questions about this transaction within a day. Please try again tomorrow.',
  },
  QUESTION_ASKED_BEFORE: { status: 409, message: 'Your question was sent before you changed it.' },
  QUESTION_ANSWERED: { status: 409, message: 'This question has been answered already.' },
  QUESTION_UNANSWERED: { status: 409, message: 'This question has no answer yet.' },
  QUESTION_OVER: { status: 409, message: 'This question was closed or withdrawn.' },
  PROPOSAL_DECIDED: { status: 409, message: 'Somebody has already decided otherwise about this day.' },
  PROPOSAL_DATE_GONE: { status: 409, message: 'The transaction no longer has this deadline.' },
  TRANSACTION_CLOSED: { status: 409, message: 'This transaction is closed, so nobody can be invited to it.' },
  CLOSING_FINAL: { status: 409, message: 'It was closed more than ten seconds ago, so it stays closed.' },
  TRANSACTION_CHANGED: { status: 409, message: 'Somebody else has changed this transaction in the meantime.' },
  TRANSACTION_CREATED_BEFORE: {
    status: 409,
    message: 'This transaction was already created from what you entered before. Open it to change it.',
  },
  TRANSACTION_ALIKE: { status: 409, message: 'There is already a transaction for this client and street.' },
  REMINDER_DEADLINE_OVER: {
    status: 409,
    message: 'This deadline has ended, so its reminder can no longer be answered.',
  },
  REMINDER_OUTDATED: {
    status: 409,
    message: 'Since this reminder the deadline was settled, moved or removed, or the transaction was closed.',
  },
  NEW_CLIENT_NOT_ALLOWED: { status: 403, message: 'Employees choose among existing clients.' },
} as const satisfies Record<string, CatalogError>;
