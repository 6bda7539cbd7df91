/** Strings for unsaved edits and for conflicts between two people's edits. */
export const copy = {
  save: 'Save',
  /** The title of their dialog while it loads. */
  reminders: 'Reminders',
  changedMeanwhile: (by: string) => `${by} changed this transaction in the meantime.`,
  /** The person who saved first, if the reader did so in another tab or on another device. */
  you: 'You',
  back: 'Back',
  others: 'Your change affects these dates. Nothing is saved yet.',
  seeAgain: 'Check which dates would move, then save.',
  leaveTitle: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Keep editing',
  notSavedTitle: 'Not saved yet',
  notSaved: 'You left before saving. Your entries are still here.',
  entriesStay: 'Your entries are still there.',
  openTransaction: 'Open transaction',
  updateFailed: 'Update failed',
  checkDeadlineAgain: 'Check this deadline again before you check it off.',
} as const;
