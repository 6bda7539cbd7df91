/** The words for the statuses of a deadline. */
export const copy = {
  overdue: 'Overdue',
  dueToday: 'Due today',
  soon: 'Soon',
  done: 'Done',
  waived: 'Waived',
  missed: 'Missed',
  notApplicable: 'Does not apply',
} as const;
