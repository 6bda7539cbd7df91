/** Strings of "Mark as complete"; those of spec § 8 to the letter. */
export const copy = {
  complete: 'Mark as complete',
  question: 'Mark this transaction as complete?',
  upcoming: (count: number) => {
    if (count === 0) return 'No upcoming deadlines.';
    return `${count === 1 ? '1 upcoming deadline' : `${count} upcoming deadlines`} will get no more reminders.`;
  },
  unanswered: (count: number) =>
    `${count === 1 ? '1 question that a lender has not answered' : `${count} questions that lenders have not answered`} will be withdrawn.`,
  consequence: 'The transaction moves to Closed. You can still read it there, but you cannot reopen it.',
  saved: 'Update successful!',
  closed: 'The transaction is closed.',
  failed: 'Update failed',
  stillActive: 'It is still active.',
  checkAgain: 'Please check it again before you continue.',
} as const;
