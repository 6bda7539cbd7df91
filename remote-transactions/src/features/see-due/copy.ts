import type { DueGroup } from '@keydate/domain/due-deadlines';

/** Strings of the list of what is due. */
export const copy = {
  title: 'What is due',
  groups: {
    overdue: 'Overdue',
    today: 'Today',
    'next-48-hours': 'Next 48 hours',
    'next-7-days': 'Rest of the next 7 days',
  } satisfies Record<DueGroup, string>,
  nothing: 'Nothing is due in the next seven days.',
  loading: 'Loading what is due',
  failed: 'The list of what is due could not be loaded.',
  checkOff: (title: string, client: string) => `Done: ${title}, ${client}`,
  undo: 'Undo',
  undoOf: (title: string) => `Undo: ${title}`,
  byTime: (time: string) => `by ${time}`,
  asLender: (company: string) => `You are the lender · ${company}`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  older: (count: number) =>
    `${count === 1 ? 'One older one is' : `${count} older ones are`} on the pages of their transactions.`,
} as const;
