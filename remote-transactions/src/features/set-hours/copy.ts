/** Strings of the hours at which deadlines end; those of spec § 8 to the letter. */
export const copy = {
  form: { time_of_day: 'Time of Day', acceptance_time: 'Acceptance Deadline Time' },
  save: 'Save',
  saved: 'Update successful!',
  failed: 'Update failed',
} as const;
