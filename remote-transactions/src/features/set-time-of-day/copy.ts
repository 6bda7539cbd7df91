/** Strings of the Time of Day Deadline; those of spec § 8 to the letter. */
export const copy = {
  form: 'Time of Day',
  save: 'Save',
  none: 'Not given: 11:59 PM',
  saved: 'Update successful!',
  failed: 'Update failed',
} as const;
