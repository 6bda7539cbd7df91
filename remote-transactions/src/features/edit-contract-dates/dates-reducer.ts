import type { ContractDate } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { addDate, changeDate, removeDate, restoreDate } from '../../domain/change-dates';
import { withoutRepeats } from '../../domain/dates-by-title';
import type { DatesEdit } from '../../domain/dates-edit';
import { deadlineEntry, type DeadlineEntry } from '../../domain/deadline-entry';

export type DatesAction =
  | { type: 'dateOpened'; id: string }
  | { type: 'newOpened'; id: string }
  | { type: 'changeTyped'; entry: DeadlineEntry }
  | { type: 'changeClosed' }
  | { type: 'changeSaved'; title: string; day: CalendarDay }
  | { type: 'dateRemoved'; id: string }
  | { type: 'removalUndone' };

export function beginDates(dates: readonly ContractDate[]): DatesEdit {
  return { before: dates, dates: withoutRepeats(dates), open: null, lastChanged: null, removed: null };
}

/** What a person did to the dates that is not saved yet. */
export function hasChanges({ before, dates }: DatesEdit): boolean {
  return JSON.stringify(dates) !== JSON.stringify(withoutRepeats(before));
}

/** The movement of Edit Contract dates (spec § 2.8): the list, or one date under change. Pure. */
export function datesReducer(state: DatesEdit, action: DatesAction): DatesEdit {
  switch (action.type) {
    case 'dateOpened':
      return dateOpened(state, action.id);
    case 'newOpened':
      return { ...state, open: { id: action.id, entry: deadlineEntry() } };
    case 'changeTyped':
      return state.open ? { ...state, open: { ...state.open, entry: action.entry } } : state;
    case 'changeClosed':
      return { ...state, open: null, lastChanged: state.open?.id ?? null };
    case 'changeSaved':
      return changeSaved(state, action.title, action.day);
    case 'dateRemoved':
      return dateRemoved(state, action.id);
    case 'removalUndone':
      return state.removed ? removalUndone(state, state.removed) : state;
  }
}

function dateOpened(state: DatesEdit, id: string): DatesEdit {
  const date = state.dates.find(({ _id }) => _id === id);
  return date ? { ...state, open: { id, entry: deadlineEntry({ title: date.title, day: date.date }) } } : state;
}

function changeSaved(state: DatesEdit, title: string, day: CalendarDay): DatesEdit {
  const { open } = state;
  if (!open) return state;
  const isThere = state.dates.some(({ _id }) => _id === open.id);
  const dates = (isThere ? changeDate : addDate)(state.dates, open.id, title, day);
  return { ...state, dates, open: null, lastChanged: open.id };
}

function dateRemoved(state: DatesEdit, id: string): DatesEdit {
  const position = state.dates.findIndex(({ _id }) => _id === id);
  const date = state.dates[position];
  return date ? { ...state, dates: removeDate(state.dates, id), removed: { date, position } } : state;
}

function removalUndone(state: DatesEdit, { date, position }: NonNullable<DatesEdit['removed']>): DatesEdit {
  return { ...state, dates: restoreDate(state.dates, date, position), removed: null, lastChanged: date._id };
}
