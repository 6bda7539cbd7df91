import type { CatalogError } from './catalog-error';

/** The part of the error catalog for messages. */
export const CHAT_ERRORS = {
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
    message: 'You are sending messages too fast. Please wait a moment and try again.',
  },
  CLIENT_MESSAGES_LIMIT: {
    status: 429,
    message: 'You have reached the daily limit of messages to clients. Please try again tomorrow.',
  },
  MESSAGE_PICTURE_MISSING: { status: 400, message: 'This picture is no longer stored. Please attach it again.' },
} as const satisfies Record<string, CatalogError>;
