import type { ReminderShown } from '@keydate/contracts/reminders';

/** Strings of a transaction's log of reminders. */
export const copy = {
  ownMails: 'Email me about this transaction',
  mailsAreOff: 'Emails are off in your settings, so you get none about this transaction.',
  appIsOff: 'Reminders in the app are off in your settings, so you won’t see any for this transaction.',
  bothAreOff: 'Emails and reminders in the app are off in your settings, so you won’t be reminded of these deadlines.',
  openSettings: 'Open your settings',
  notSaved: 'Your choice could not be saved',
  none: 'No reminders are scheduled, and none have been sent.',
  failed: 'The reminders could not be loaded.',
  /** The line that opens the log. */
  log: (count: number, hasMore: boolean, failed: number) => {
    const reminders = `${count}${hasMore ? '+' : ''} ${count === 1 ? 'reminder' : 'reminders'}`;
    return failed === 0 ? reminders : `${reminders}, ${failed} not sent`;
  },
  show: (count: number) => `Show all ${count} reminders`,
  more: 'Show more reminders',
  late: ', late',
  /** A person, with the channel of each of their reminders. */
  receiver: (fullName: string, reminders: readonly Pick<ReminderShown, 'channel'>[]) =>
    `${fullName} (${reminders.map(({ channel }) => channel).join(', ')})`,
  /** An email that was tried in vain, and one that quiet hours hold. */
  triedAgain: (at: string, next: string) => `Not sent yet: due ${at}, next try ${next}`,
  held: (at: string, until: string) => `Waiting for quiet hours to end: due ${at}, goes out ${until}`,
  states: {
    planned: (at: string) => `Goes out ${at}`,
    queued: (at: string) => `Sending since ${at}`,
    sent: (at: string) => `Sent ${at}`,
    failed: (at: string) => `Not sent; it was due ${at}`,
    withdrawn: () => 'Not sent because of a later change',
  } satisfies Record<ReminderShown['state'], (at: string) => string>,
} as const;
