import { LEAD_TIMES_MAX } from '@keydate/contracts/limits';
import { copy as editing } from '../copy';

/** Strings of the reminders of a transaction's deadlines, and of a single one. */
export const copy = {
  ofAll: 'Reminders before each deadline',
  ofOne: (title: string) => `Reminders of ${title}`,
  whose: 'This deadline has',
  sameAsAll: 'The transaction’s reminders',
  before: (leads: string) => `${leads} before`,
  itsOwn: 'Reminders of its own',
  list: editing.reminders,
  value: 'Value',
  unit: 'Unit',
  valueOf: (nth: number) => `Value of reminder ${nth}`,
  unitOf: (nth: number) => `Unit of reminder ${nth}`,
  remove: (nth: number) => `Remove reminder ${nth}`,
  add: 'Add a reminder',
  most: `A deadline has ${LEAD_TIMES_MAX} reminders at most.`,
  preview: (timeZone: string) => `When they go out (${timeZone})`,
  atOnce: 'at once',
  noneAhead: 'no other reminder',
  shared: 'Reminders that fall on the same moment go out as one.',
  showAll: (count: number) => `Show all ${count} deadlines`,
  cancel: 'Cancel',
  save: editing.save,
  leave: 'The reminders that you changed are not saved.',
  saved: 'Reminders saved',
  failed: 'The reminders were not saved',
  entriesStay: editing.entriesStay,
} as const;
