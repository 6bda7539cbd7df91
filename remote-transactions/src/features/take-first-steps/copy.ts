/** Strings of the first run. */
export const copy = {
  drop: 'Start with a contract',
  upload: 'Upload a contract',
  note: 'Drop it here, or upload it. We read its dates, and you check them before anything is saved.',
  dropOnPage: 'Drop the contract to start a transaction',
  title: 'First steps',
  contract: { title: 'Add a contract', hint: 'Its deadlines become a transaction.' },
  reminders: { title: 'Choose your reminders', hint: 'By email, in the app, and how long before.' },
  invite: { title: 'Invite somebody', hint: 'Your team, or the lender of a transaction.' },
  done: 'Done',
  hide: 'Hide first steps',
} as const;
