import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { useEffect, useReducer, useState } from 'react';
import type { DatesEdit } from '../../domain/dates-edit';
import { datesPart } from '../../domain/transaction-parts';
import { ChangeDeadlineDialog } from '../../ui/change-deadline/change-deadline-dialog';
import { edits } from '../../editing/edits.store';
import { useKeptEdit } from '../../editing/use-kept-edit';
import { useConflictSafeSave } from '../../editing/use-conflict-safe-save';
import { datesReducer, beginDates, hasChanges } from './dates-reducer';
import { DatesDialog } from './dates-dialog';

interface EditContractDatesProps {
  transaction: Transaction;
  today: CalendarDay;
  onClose: () => void;
}

/** Edit Contract dates (spec § 2.8): one window at a time, the list or the date under change. */
export function EditContractDates({ transaction, today, onClose }: EditContractDatesProps) {
  const { begun, keep, letGo } = useKeptEdit(edits.dates, transaction);
  // the transaction may change behind the window; what is done here was made of this one
  const [from] = useState(begun?.from ?? transaction);
  const [state, dispatch] = useReducer(datesReducer<DatesEdit>, begun?.entry ?? beginDates(from.contractDates));
  // what was sent is remembered while a date is under change
  const saving = useConflictSafeSave(datesPart, {
    words: { saved: 'Update successful!', failed: 'Update failed' },
    onSaved: letGo,
    onDone: onClose,
  });
  const { editing, rows } = state;
  const isUnderWay = editing !== null || hasChanges(state);
  useEffect(() => {
    if (isUnderWay) keep({ from, entry: state });
    else letGo();
  }, [isUnderWay, from, state, keep, letGo]);

  if (editing) {
    const date = rows.find(({ _id }) => _id === editing.id);
    return (
      <ChangeDeadlineDialog
        entry={editing.entry}
        words=""
        meaning={date?.description ?? ''}
        today={today}
        onType={(entry) => dispatch({ type: 'editTyped', entry })}
        onSave={(title, day) => dispatch({ type: 'editSaved', title, day })}
        onClose={() => dispatch({ type: 'editClosed' })}
      />
    );
  }
  return (
    <DatesDialog
      from={from}
      state={state}
      dispatch={dispatch}
      saving={saving}
      hasChanges={hasChanges(state)}
      wasBegun={begun !== null}
      onDiscard={letGo}
      onClose={onClose}
    />
  );
}
