import type { ContractDate } from '@keydate/contracts/transactions';
import { countAfterEdit } from '@keydate/domain/computed-deadlines/follow-days';
import { formerTitleAfterEdit } from '@keydate/domain/former-titles';
import { withoutRepeats } from '../../domain/without-repeats';
import type { DatesEdit } from '../../domain/dates-edit';
import { listReducer } from '../../domain/editable-list';

export function beginDates(dates: readonly ContractDate[]): DatesEdit {
  return { before: dates, rows: withoutRepeats(dates), editing: null, lastEdited: null, removed: null };
}

/** True if a person has unsaved changes of dates. */
export function hasChanges({ before, rows }: DatesEdit): boolean {
  return JSON.stringify(rows) !== JSON.stringify(withoutRepeats(before));
}

/** Edit Contract dates (spec § 2.8). A new date has its own id from the start, so that sending it twice adds it once. */
export const datesReducer = listReducer<ContractDate>({
  idOf: ({ _id }) => _id,
  deadlineOf: ({ title, date }) => ({ title, day: date }),
  edit: (date, title, day) => ({
    ...date,
    title,
    formerTitle: formerTitleAfterEdit(date, title),
    date: day,
    ...countAfterEdit(date, { date: day }),
  }),
  create: (_id, title, day) => ({
    ...{ _id, title, formerTitle: '', date: day },
    ...{ description: '', words: '', follows: false, done: null },
  }),
});
