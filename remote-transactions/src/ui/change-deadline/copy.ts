/** The words of spec § 2.7, to the letter. */
export const copy = {
  title: 'Change Deadline Details',
  // names another form, kept though odd (docs/oddities.md)
  heading: 'New Loan Application',
  calendar: 'Calendar',
  newDate: 'New Date Selected',
} as const;
