/** Strings of the e-mails that could not be sent. */
export const copy = {
  title: 'E-mails that could not be sent',
  lede: 'Reminders, invitations and other e-mails of your company. You see this list because you own the company.',
  none: 'Every e-mail was sent.',
  failed: 'The list of e-mails that could not be sent could not be loaded.',
  to: (address: string) => `To ${address}`,
  triedAgain: (moment: string) => `It is tried again ${moment}.`,
  givenUp: 'It is not tried again by itself.',
  over: 'Its deadline is over.',
  sendAgain: 'Send again',
  sendAgainOf: (subject: string, address: string) => `Send again: ${subject} to ${address}`,
  sending: 'It is being sent again',
  sendingWhat: 'It appears here again if it cannot be sent.',
  gone: 'It was sent, or is no longer needed',
  failedAction: 'An error occurred',
} as const;
