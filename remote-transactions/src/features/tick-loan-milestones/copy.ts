/** Strings of the loan's steps (server/src/transactions/README.md, Loan milestones). */
export const copy = {
  lede: 'Check off each step when it is done, and save its date. The realtor and their team are notified.',
  failed: 'The steps of the loan could not be loaded.',
  failedAction: 'That did not work',
  dayOf: (step: string) => `${step} on`,
  dayFormat: 'MM/DD/YYYY',
  wrongDay: 'Please enter a day as MM/DD/YYYY.',
  ahead: 'Please choose today or an earlier day.',
  save: 'Save',
  saveOf: (step: string) => `Save the day of ${step}`,
} as const;
