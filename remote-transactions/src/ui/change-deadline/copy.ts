/** Strings of the date dialog; those of spec § 2.7 to the letter. */
export const copy = {
  title: 'Change Deadline Details',
  // names another form, although odd (docs/oddities.md)
  heading: 'New Loan Application',
  calendar: 'Calendar',
  newDate: 'New Date Selected',
  noDate: 'None yet',
  titleField: 'Title',
  dateField: 'Date',
  datePlaceholder: 'MM/DD/YYYY',
  inContract: (words: string) => `The contract says: “${words}”`,
  save: 'Save',
  cancel: 'Cancel',
} as const;
