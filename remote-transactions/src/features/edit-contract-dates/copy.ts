/** Strings of Edit Contract dates; those of spec § 2.8, § 8 to the letter. */
export const copy = {
  title: 'Edit Contract dates',
  save: 'Save',
  cancel: 'Cancel',
  back: 'Back',
  saved: 'Update successful!',
  failed: 'Update failed',
  list: 'Contract dates',
  count: (count: number) => (count === 1 ? '1 date' : `${count} dates`),
  edited: 'Edited',
  added: 'New',
  add: 'Add a date',
  edit: (title: string, date: string) => `Edit ${title}, ${date}`,
  remove: (title: string, date: string) => `Remove ${title}, ${date}`,
  emptyTitle: 'No dates',
  empty: 'Add a date, or save the transaction without any.',
  removedByOne: 'Removed',
  mayBeSaved:
    'We do not know whether your changes are saved. Save again when you are back online: nothing is saved twice.',
  notSaved: 'Nothing is saved yet. Your changes are still here.',
  leaveUnsure: 'We do not know whether your changes to these dates are saved.',
  leaveUnsaved: 'Your changes to these dates are not saved yet.',
} as const;
