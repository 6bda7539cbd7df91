import type { ContractDate } from '@keydate/contracts/transactions';
import { compareDays } from '@keydate/domain/calendar-day';
import { isSameDate } from './without-repeats';
import type { EditableList } from './editable-list';

/** A transaction's dates while a person edits them. */
export interface DatesEdit extends EditableList<ContractDate> {
  /** The dates as they were when this person began. */
  before: readonly ContractDate[];
}

/** The change of a date by a person who edits the list. */
export type DateChange = 'edited' | 'added';

/** Says if this person has edited or added a date; null if they have not changed it. */
export function changeOf({ before }: Pick<DatesEdit, 'before'>, date: ContractDate): DateChange | null {
  const was = before.find(({ _id }) => _id === date._id);
  if (!was) return 'added';
  return isSameDate(was, date) ? null : 'edited';
}

/** Dates in date order; those of one day in the contract's order. */
export function inDateOrder(dates: readonly ContractDate[]): ContractDate[] {
  return [...dates].sort((a, b) => compareDays(a.date, b.date));
}
