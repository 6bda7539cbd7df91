/** Strings of Deadline Explanations (spec § 2.12); those of spec § 8 to the letter. */
export const copy = {
  title: 'Deadline Explanations',
  lede: 'The meaning of each deadline. Write it in your own words: you see them at the deadlines of your transactions. Not legal advice.',
  search: 'Search explanations',
  state: 'State',
  allStates: 'All states',
  general: 'Other states',
  found: (count: number) => (count === 1 ? '1 explanation found' : `${count} explanations found`),
  notFound: 'No results found',
  none: 'There are no explanations.',
  failed: 'The explanations could not be loaded.',
  edited: 'Your own text',
  onForm: (title: string) => `On the form: ${title}`,
  edit: 'Edit',
  editWhich: (title: string, state: string) => `Edit: ${title}, ${state}`,
  back: 'Back to the list',
  formTitle: 'Title',
  formTitleHint: 'Your own name for it. Deadlines keep the titles from their contracts.',
  description: 'What it means',
  dateExplanation: 'How the day is determined',
  save: 'Save',
  saved: 'Update successful!',
  failedSave: 'Update failed',
  restore: 'Restore the original',
  restoreTitle: 'Restore the original?',
  restoreWhat: 'Our text will replace yours.',
  gone: 'This explanation could not be found.',
} as const;

/** A state as people read it: the set of all others has no name of its own. */
export function stateName(state: string): string {
  return state === 'General' ? copy.general : state;
}
