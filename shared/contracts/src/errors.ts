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
  INTERNAL: { status: 500, message: 'Something went wrong!' },

  WRONG_CREDENTIALS: { status: 400, message: 'Wrong email or password.' },
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
  CODE_WRONG: { status: 400, message: 'This code is wrong. Please check your e-mail and try again.' },
  CODE_EXPIRED: { status: 400, message: 'This code is no longer valid. Please ask for a new one.' },
  CODE_LOCKED: { status: 429, message: 'Too many wrong codes. Please ask for a new one.' },
  CODE_RESEND_TOO_SOON: {
    status: 429,
    message: 'A code was sent a moment ago. Please wait before asking for another.',
  },
  CODE_RESEND_LIMIT: { status: 429, message: 'You have asked for too many codes. Please try again later.' },
  PASSWORD_TOO_SHORT: { status: 400, message: 'The password must have at least 8 characters.' },
  PASSWORD_TOO_LONG: { status: 400, message: 'The password may have at most 200 characters.' },
  CURRENT_PASSWORD_WRONG: { status: 400, message: 'The current password is wrong.' },
  TERMS_NOT_ACCEPTED: { status: 403, message: 'Please accept the terms first.' },
  COMPANY_EXISTS: { status: 409, message: 'You already have a company.' },
  COMPANY_MISSING: { status: 403, message: 'Please create your company first.' },
  TEAM_LIMIT_EXCEEDED: { status: 406, message: 'Team member limit has exceeded' },

  ACTIVE_LIMIT_EXCEEDED: { status: 406, message: 'Active transaction limit has exceeded' },
  CLIENT_UNKNOWN: { status: 400, message: 'Please choose one of your clients.' },
  TRANSACTION_CHANGED: { status: 409, message: 'Somebody else has changed this transaction in the meantime.' },
  TRANSACTION_CREATED_BEFORE: {
    status: 409,
    message: 'This transaction was already created from what you entered before. Open it to change it.',
  },
  NEW_CLIENT_NOT_ALLOWED: { status: 403, message: 'Employees choose among existing clients.' },

  PICTURE_EMPTY: { status: 400, message: 'Please Upload Image' },
  PICTURE_UNREADABLE: { status: 400, message: 'This picture could not be read. Please choose a PNG, JPEG or WebP.' },
  PICTURE_TOO_LARGE: { status: 413, message: 'A picture may have at most 10 MB and 60 megapixels.' },
  PICTURE_BUSY: { status: 503, message: 'Many pictures are being prepared right now. Please try again in a minute.' },

  CONTRACT_MISSING: { status: 400, message: 'Please choose a contract to scan.' },
  CONTRACT_EMPTY: { status: 400, message: 'This file is empty. Please choose another one.' },
  CONTRACT_WRONG_TYPE: { status: 415, message: 'This is not a PDF, PNG or JPEG. Please choose another file.' },
  CONTRACT_ENCRYPTED: {
    status: 422,
    message: 'This PDF is protected by a password. Please save it without one and try again.',
  },
  CONTRACT_BROKEN: { status: 422, message: 'This file is damaged and could not be opened.' },
  CONTRACT_TOO_LARGE: { status: 413, message: 'A contract may have at most 25 MB.' },
  CONTRACT_TOO_DETAILED: {
    status: 422,
    message:
      'A picture of a contract may have at most 100 megapixels; inside a PDF, progressive or interlaced, at most 34.',
  },
  CONTRACT_TOO_DEMANDING: {
    status: 422,
    message: 'This file takes too much memory to read. Please print it into a new PDF, or add the dates manually.',
  },
  CONTRACT_TOO_MANY_PAGES: { status: 422, message: 'A contract may have at most 60 pages.' },
  CONTRACT_NO_TABLE: {
    status: 422,
    message: 'No table of dates was found in this file. You can add the dates manually.',
  },
  SCAN_BUSY: { status: 503, message: 'Many contracts are being read right now. Please try again in a minute.' },
  SCANS_UNDER_WAY: {
    status: 429,
    message: 'You have two contracts being read right now. Please wait until one of them is done.',
  },
  SCAN_FAILED: { status: 500, message: 'Reading this contract failed. Please try again, or add the dates manually.' },
  SCAN_TIMED_OUT: {
    status: 504,
    message: 'Reading this contract took too long. Please try again, or add the dates manually.',
  },
  SCAN_CANCELLED: { status: 499, message: 'The scan was cancelled.' },
  SCAN_INTERRUPTED: {
    status: 503,
    message: 'Keydate is restarting, so this contract was not read. Please try again in a minute.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

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
