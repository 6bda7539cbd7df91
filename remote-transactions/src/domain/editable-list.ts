import type { CalendarDay } from '@keydate/domain/calendar-day';
import { deadlineEntry, type DeadlineEntry } from './deadline-entry';

/** A list of deadlines while a person edits it; nothing is sent before they save the list. */
export interface EditableList<Row> {
  rows: readonly Row[];
  /** The deadline in the date dialog, as typed so far: a row of the list, or a new one under an id that no row has. */
  editing: { id: string; entry: DeadlineEntry } | null;
  /** The deadline that was edited last: its row gets the focus when the list shows again. */
  lastEdited: string | null;
  /** The row that was removed last, and where it was: it can come back. */
  removed: { row: Row; position: number } | null;
}

export type ListAction =
  | { type: 'editOpened'; id: string }
  | { type: 'addOpened'; id: string }
  | { type: 'editTyped'; entry: DeadlineEntry }
  | { type: 'editSaved'; title: string; day: CalendarDay }
  | { type: 'editClosed' }
  | { type: 'rowRemoved'; id: string }
  | { type: 'removalUndone' };

/** The operations that differ from one list of deadlines to another. */
export interface RowKind<Row> {
  idOf: (row: Row) => string;
  deadlineOf: (row: Row) => { title: string; day: CalendarDay | null };
  edit: (row: Row, title: string, day: CalendarDay) => Row;
  create: (id: string, title: string, day: CalendarDay) => Row;
}

/** The reducer of a list of such rows. It is pure, and leaves the rest of the state unchanged. */
export function listReducer<Row>({ idOf, deadlineOf, edit, create }: RowKind<Row>) {
  return function reduceList<List extends EditableList<Row>>(list: List, action: ListAction): List {
    const { rows, editing, removed } = list;
    const find = (id: string) => rows.find((row) => idOf(row) === id);
    switch (action.type) {
      case 'editOpened': {
        const row = find(action.id);
        return row ? { ...list, editing: { id: action.id, entry: deadlineEntry(deadlineOf(row)) } } : list;
      }
      case 'addOpened':
        return { ...list, editing: { id: action.id, entry: deadlineEntry() } };
      case 'editTyped':
        return editing ? { ...list, editing: { ...editing, entry: action.entry } } : list;
      case 'editSaved': {
        if (!editing) return list;
        const { id } = editing;
        const { title, day } = action;
        const saved = find(id)
          ? rows.map((row) => (idOf(row) === id ? edit(row, title, day) : row))
          : [...rows, create(id, title, day)];
        return { ...list, rows: saved, editing: null, lastEdited: id };
      }
      case 'editClosed':
        return { ...list, editing: null, lastEdited: editing?.id ?? null };
      case 'rowRemoved': {
        const row = find(action.id);
        if (!row) return list;
        return { ...list, rows: rows.filter((one) => one !== row), removed: { row, position: rows.indexOf(row) } };
      }
      case 'removalUndone':
        if (!removed) return list;
        return {
          ...list,
          rows: [...rows.slice(0, removed.position), removed.row, ...rows.slice(removed.position)],
          removed: null,
          lastEdited: idOf(removed.row),
        };
    }
  };
}
