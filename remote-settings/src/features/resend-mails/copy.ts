import type { MailFailure } from '../../domain/mail-failure';

/** Strings of the emails that could not be sent. */
export const copy = {
  title: 'Emails that could not be sent',
  lede: 'Reminders, invitations and other emails from your company. You see this list because you own the company.',
  none: 'All emails were sent.',
  failed: 'This list could not be loaded.',
  to: (address: string) => `To ${address}`,
  /** Precedes the words of the mail server. */
  why: {
    unreachable: 'We could not reach the mail server.',
    refused: 'The mail server refused it.',
    other: 'It could not be sent.',
  } satisfies Record<MailFailure, string>,
  triedAgain: (moment: string) => `We will try again ${moment}.`,
  givenUp: 'We have stopped trying.',
  over: 'Its deadline has passed.',
  sendAgain: 'Send again',
  sendAgainOf: (subject: string, address: string) => `Send again: ${subject} to ${address}`,
  sending: 'It is being sent again',
  sendingWhat: 'It appears here again if it cannot be sent.',
  gone: 'It was sent, or is no longer needed',
  failedAction: 'An error occurred',
} as const;
