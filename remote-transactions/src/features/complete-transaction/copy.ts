/** Strings of "Mark as complete"; those of spec § 8 to the letter. */
export const copy = {
  complete: 'Mark as complete',
  askTitle: (count: number) => (count === 1 ? 'One deadline is still open' : `${count} deadlines are still open`),
  askText: 'Close the transaction anyway? Their reminders stop, and they are no longer listed as due.',
  closeAnyway: 'Close anyway',
  keepActive: 'Not yet',
  openDeadlines: 'Open deadlines',
  upcoming: (count: number) => {
    if (count === 0) return 'It has no upcoming deadlines.';
    return `${count === 1 ? '1 upcoming deadline gets' : `${count} upcoming deadlines get`} no more reminders.`;
  },
  unanswered: (count: number) =>
    `${count === 1 ? '1 question that a lender has not answered is' : `${count} questions that lenders have not answered are`} withdrawn.`,
  saved: 'Update successful!',
  closed: 'The transaction is closed. You have ten seconds to undo this.',
  failed: 'Update failed',
  stillActive: 'It is still active.',
  checkAgain: 'Please check it again before you continue.',
  offer: 'Undo the closing',
  closedAt: (place: string) => `${place} is closed.`,
  undo: 'Undo',
  seconds: (count: number) => `${count} s`,
  reopened: 'The transaction is active again.',
  placeTaken: (limit: string, by: string) => `${limit}. ${by} entered another transaction in the meantime.`,
  notReopened: 'The transaction could not be reopened',
} as const;
