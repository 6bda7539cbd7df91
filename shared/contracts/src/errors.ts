import type { CatalogError } from './catalog-error';
import { SCAN_ERRORS } from './scan-errors';

/**
 * The error catalog: code → status → the exact sentence that the person reads (spec § 8; the odd ones stay odd).
 * The server throws a code, one plugin turns it into the reply, and the browser shows its sentence.
 */
export const ERRORS = {
  BAD_INPUT: { status: 400, message: 'Please check what you entered.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'This could not be found.' },
  REQUEST_TOO_SLOW: { status: 408, message: 'This took too long to send. Please try again.' },
  BODY_TOO_LARGE: { status: 413, message: 'This is too large to send.' },
  WRONG_CONTENT_TYPE: { status: 415, message: 'This kind of content cannot be read here.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: "Your browser sent too much data. Clear this site's cookies and try again.",
  },
  UNAVAILABLE: { status: 503, message: 'Keydate is not available right now. Please try again in a minute.' },
  RELEASE_REFUSED: { status: 409, message: 'This release cannot go live.' },
  INTERNAL: { status: 500, message: 'Something went wrong!' },

  WRONG_CREDENTIALS: { status: 400, message: 'Wrong email or password.' },
  SIGN_IN_CODE_NEEDED: {
    status: 403,
    message:
      'Too many wrong passwords were entered for this account. If yours is correct, a code is on its way by email.',
  },
  SIGN_IN_CODE_WRONG: {
    status: 400,
    message: 'That did not work. Check the code and your password, or ask for a new code.',
  },
  CLIENT_NOT_ALLOWED: { status: 403, message: 'Client are not allowed' },
  USER_ALREADY_EXISTS: { status: 409, message: 'USER_ALREADY_EXISTS' },
  INVITE_CODE_UNKNOWN: {
    status: 400,
    message: 'This invite code does not exist. Ask for a new one, or leave the field empty.',
  },
  INVITE_CODE_ENDED: {
    status: 400,
    message: 'This invite code is no longer valid. Ask for a new one, or create a company of your own.',
  },
  ROLE_MISSING: { status: 400, message: 'Please choose whether you are a realtor or a lender.' },
  CODE_WRONG: { status: 400, message: 'This code is wrong. Please check your email and try again.' },
  CODE_EXPIRED: { status: 400, message: 'This code is no longer valid. Please ask for a new one.' },
  CODE_LOCKED: { status: 429, message: 'Too many wrong codes. Please ask for a new one.' },
  CODE_RESEND_TOO_SOON: {
    status: 429,
    message: 'A code was sent a moment ago. Please wait before asking for another.',
  },
  CODE_RESEND_LIMIT: { status: 429, message: 'You have asked for too many codes. Please try again later.' },
  PASSWORD_TOO_SHORT: { status: 400, message: 'The password must have at least 8 characters.' },
  PASSWORD_TOO_LONG: { status: 400, message: 'The password may have at most 200 characters.' },
  PASSWORD_TOO_COMMON: {
    status: 400,
    message:
      'Please choose another password, because this one is easy to guess: many people use it, or it is your name or email.',
  },
  CURRENT_PASSWORD_WRONG: { status: 400, message: 'The current password is wrong.' },
  TERMS_NOT_ACCEPTED: { status: 403, message: 'Please accept the terms first.' },
  COMPANY_EXISTS: { status: 409, message: 'You already have a company.' },
  COMPANY_MISSING: { status: 403, message: 'Please create your company first.' },
  TEAM_LIMIT_EXCEEDED: { status: 406, message: 'Team member limit has exceeded' },
  INVITED_MEMBER: { status: 409, message: 'This person is already in your company.' },
  INVITATION_PENDING: {
    status: 409,
    message: 'This address has already been invited. You can send the invitation again.',
  },
  INVITATION_LIMIT: {
    status: 429,
    message: 'Your company has emailed 20 invitations within a day. Please try again tomorrow, or copy the link.',
  },

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
  TRANSACTION_CHANGED: { status: 409, message: 'Somebody else has changed this transaction in the meantime.' },
  TRANSACTION_CREATED_BEFORE: {
    status: 409,
    message: 'This transaction was already created from what you entered before. Open it to change it.',
  },
  TRANSACTION_ALIKE: { status: 409, message: 'There is already a transaction for this client and street.' },
  NEW_CLIENT_NOT_ALLOWED: { status: 403, message: 'Employees choose among existing clients.' },

  SUBSCRIBER_UNKNOWN: { status: 404, message: 'This address is no longer stored, so there is nothing left to delete.' },
  RECEIVER_UNKNOWN: {
    status: 404,
    message:
      'You can write only to people and clients of your company, and to those who share an active transaction with you.',
  },
  CONVERSATION_CLOSED: {
    status: 403,
    message: 'This person is no longer in your company, so you cannot write to them anymore.',
  },
  SHARING_ENDED: {
    status: 403,
    message: 'You no longer share an active transaction with this person, so you cannot write to them anymore.',
  },
  MESSAGES_TOO_FAST: {
    status: 429,
    message: 'You are sending messages too fast. Please wait a moment and send it again.',
  },
  CLIENT_MESSAGES_LIMIT: {
    status: 429,
    message: 'You have reached the daily limit of messages to clients. Please try again tomorrow.',
  },
  PICTURE_LINK_ENDED: {
    status: 410,
    message: 'This link has expired. Please ask whoever sent the picture to send it again.',
  },
  MESSAGE_PICTURE_MISSING: { status: 400, message: 'This picture is no longer stored. Please attach it again.' },
  PLAN_NOT_OFFERED: { status: 409, message: 'This plan is no longer offered. Please choose another one.' },
  PLAN_TOO_SMALL: {
    status: 409,
    message: 'Your company is larger than this plan allows. Close transactions or remove people first.',
  },
  PLAN_CHANGING: {
    status: 409,
    message: 'Your plan changes when the paid period ends. You can upgrade after that.',
  },
  UPGRADE_OUTDATED: { status: 409, message: 'The price of this upgrade has changed. Please check it again.' },
  NOT_AN_UPGRADE: { status: 409, message: 'Cancel first, then choose this plan when your current one ends.' },
  PLAN_AFTER_CURRENT: { status: 409, message: 'You can choose this plan when your current one ends.' },
  ADDRESS_MISSING: { status: 409, message: 'Please enter your address!' },
  SUBSCRIPTION_EXISTS: { status: 409, message: 'Your company already has a subscription.' },
  SUBSCRIPTION_MISSING: { status: 409, message: 'Your company has no subscription.' },
  SUBSCRIPTION_CANCELLED: { status: 409, message: 'Resume your subscription first, then upgrade.' },
  PAYMENT_OVERDUE: { status: 409, message: 'Pay your open invoice first, then upgrade.' },
  MANAGED_BY_GOOGLE: {
    status: 409,
    message: 'Your subscription is managed by Google Play. Please make changes there.',
  },
  MANAGED_BY_APPLE: {
    status: 409,
    message: 'Please change your subscription in your App Store account subscriptions.',
  },
  CUSTOMER_UNKNOWN: {
    status: 409,
    message: 'The payment provider does not know your company. Please contact whoever runs this Keydate.',
  },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider is not responding. Please try again in a minute. You will not be charged twice.',
  },

  PICTURE_EMPTY: { status: 400, message: 'Please Upload Image' },
  PICTURE_UNREADABLE: { status: 400, message: 'This picture could not be read. Please choose a PNG, JPEG or WebP.' },
  PICTURE_TOO_LARGE: { status: 413, message: 'A picture may have at most 10 MB and 60 megapixels.' },
  PICTURE_BUSY: { status: 503, message: 'Many pictures are being prepared right now. Please try again in a minute.' },

  ...SCAN_ERRORS,
} as const satisfies Record<string, CatalogError>;

export type ErrorCode = keyof typeof ERRORS;

/** What a call that takes a picture can be refused with. */
export const PICTURE_ERRORS = [
  'PICTURE_EMPTY',
  'PICTURE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'PICTURE_BUSY',
] as const satisfies readonly ErrorCode[];

/** Whether `text` is a code of the error catalog. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}
