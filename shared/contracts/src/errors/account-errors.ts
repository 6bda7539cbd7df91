import type { CatalogError } from './catalog-error';

/** The part of the error catalog for accounts, companies and their people, and the newsletter. */
export const ACCOUNT_ERRORS = {
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
  DAYS_OFF_FULL: { status: 409, message: 'A company can add at most 200 days off. Remove one first.' },
  TEAM_LIMIT_EXCEEDED: { status: 406, message: 'Team member limit has exceeded' },
  INVITED_MEMBER: { status: 409, message: 'This person is already in your company.' },
  INVITATION_PENDING: {
    status: 409,
    message: 'This address has already been invited. The person who sent the invitation can send it again.',
  },
  INVITATION_LIMIT: {
    status: 429,
    message: 'Your company has emailed 20 invitations within a day. Please try again tomorrow, or copy the link.',
  },
  SUBSCRIBER_UNKNOWN: { status: 404, message: 'This address is no longer stored, so there is nothing left to delete.' },
} as const satisfies Record<string, CatalogError>;
