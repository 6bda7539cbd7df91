import type { CatalogError } from './catalog-error';

/** The part of the error catalog for what any request, and any release, can be refused with. */
export const REQUEST_ERRORS = {
  BAD_INPUT: { status: 400, message: 'Please check what you entered.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'This could not be found.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'This was changed after you opened it. Check what is there now, and save again.',
  },
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
} as const satisfies Record<string, CatalogError>;
