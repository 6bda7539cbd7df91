/** Strings of a transaction's deadlines; those of spec § 2.8 to the letter. */
export const copy = {
  deadlines: 'My Upcoming Deadlines',
  editDates: 'Edit Contract dates',
  noDeadlinesTitle: 'No deadlines',
  noDeadlines: 'This transaction has no dates yet. Edit Contract dates to add some.',
  nothingShared: 'No deadlines on this transaction are shared with you yet.',
  reminder: (moment: string) => `Reminder ${moment}`,
  /** Of a closing; a purchase without a loan has none. */
  disclosure: (day: string) => `If there is a loan, the buyer must receive the Closing Disclosure by ${day}.`,
  disclosurePast: (day: string) => `If there is a loan, the buyer had to receive the Closing Disclosure by ${day}.`,
  closingMoved: (day: string) => `The closing has been moved to ${day}`,
  moved: (day: string, was: string) =>
    `If there is a loan, the buyer must now receive the Closing Disclosure by ${day}, not by ${was}.`,
  movedTooSoon: (day: string) =>
    `If there is a loan, the buyer had to receive the Closing Disclosure by ${day}. Otherwise this closing is too soon.`,
  byTime: (time: string) => ` by ${time}`,
  done: (count: number) => `${count} done`,
  overdue: (count: number) => `${count} overdue`,
  allDone: 'Every deadline is checked off.',
  checkOff: (title: string, day: string) => `Done: ${title}, ${day}`,
  checkAllOff: 'Check all off',
  allCheckedOff: (count: number) => `${count} checked off`,
  undo: 'Undo',
  doneBy: (name: string, day: string) => `Checked off by ${name}, ${day}`,
  failed: 'Update failed',
  checkAgain: 'Check this deadline again before you check it off.',
} as const;
