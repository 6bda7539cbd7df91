/** The words for the statuses of a deadline. */
export const copy = {
  overdue: 'Overdue',
  dueToday: 'Due today',
  soon: 'Soon',
  done: 'Done',
  notApplicable: 'Not applicable',
} as const;
