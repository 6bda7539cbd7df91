import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { findExplanation } from '@keydate/domain/find-explanation';
import { formerTitleAfterEdit } from '@keydate/domain/former-titles';
import { useEffect, useReducer, useState } from 'react';
import { useReadersExplanations } from '../../api/list-explanations';
import type { DatesEdit } from '../../domain/dates-edit';
import { openingDay } from '../../domain/opening-day';
import { wouldBeClosing } from '../../domain/would-be-closing';
import { datesSection } from '../../domain/editable-sections';
import { ChangeDeadlineDialog } from '../../ui/change-deadline/change-deadline-dialog';
import { edits } from '../../editing/edits.store';
import { usePersistedEdit } from '../../editing/use-persisted-edit';
import { useConflictSafeSave } from '../../editing/use-conflict-safe-save';
import { copy } from './copy';
import { datesReducer, beginDates, hasChanges } from './dates-reducer';
import { DatesDialog } from './dates-dialog';

interface EditContractDatesProps {
  transaction: Transaction;
  today: CalendarDay;
  onClose: () => void;
}

/** Edit Contract dates (spec § 2.8): one dialog at a time, the list or the date dialog. */
export function EditContractDates({ transaction, today, onClose }: EditContractDatesProps) {
  const { restored, persist, discard } = usePersistedEdit(edits.dates, transaction);
  // the transaction may change behind the dialog; this edit began with this version
  const [from] = useState(restored?.from ?? transaction);
  const [state, dispatch] = useReducer(datesReducer<DatesEdit>, restored?.entry ?? beginDates(from.contractDates));
  // here, so that an unanswered save is remembered while the date dialog is open
  const saving = useConflictSafeSave(datesSection, {
    titles: copy,
    whatNext: (mayBeSaved) => (mayBeSaved ? copy.mayBeSaved : copy.notSaved),
    onSaved: discard,
    onDone: onClose,
  });
  const explanations = useReadersExplanations(transaction.state);
  const { editing, rows } = state;
  const isInProgress = editing !== null || hasChanges(state);
  useEffect(() => {
    if (isInProgress) persist({ from, entry: state });
    else discard();
  }, [isInProgress, from, state, persist, discard]);

  if (editing) {
    const date = rows.find(({ _id }) => _id === editing.id);
    const { title } = editing.entry;
    const meaning = date && (date.description || findExplanation(explanations, date.title)?.description);
    return (
      <ChangeDeadlineDialog
        entry={editing.entry}
        words=""
        meaning={meaning ?? ''}
        needsDisclosure={
          !transaction.no_loan &&
          wouldBeClosing(
            { id: editing.id, title, formerTitle: formerTitleAfterEdit(date, title) },
            rows.map(({ _id: id, ...row }) => ({ ...row, id })),
            transaction.closing_marked ? transaction.closing : null,
          )
        }
        today={today}
        openAt={openingDay(
          rows.map((row) => row.date),
          today,
        )}
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
      isRestored={restored !== null}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}
