import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { lazy, Suspense, useReducer, useState } from 'react';
import { datesReducer, beginDates, hasChanges } from './dates-reducer';
import { DatesDialog } from './dates-dialog';

// the calendar comes when a date is first changed
const ChangeDeadlineDialog = lazy(async () => ({ default: (await import('../../ui/change-deadline/change-deadline-dialog')).ChangeDeadlineDialog }));

interface EditContractDatesProps {
  deal: Transaction;
  today: CalendarDay;
  onClose: () => void;
}

/** Edit Contract dates (spec § 2.8): one window at a time, the list or the date under change. */
export function EditContractDates({ deal, today, onClose }: EditContractDatesProps) {
  // the deal may change behind the window; what is done here was made of this one
  const [from] = useState(deal);
  const [state, dispatch] = useReducer(datesReducer, from.contractDates, beginDates);
  const { open, dates } = state;

  if (open) {
    const date = open.kind === 'date' ? dates.find(({ _id }) => _id === open.id) : undefined;
    return (
      <Suspense fallback={null}>
        <ChangeDeadlineDialog
          title={date?.title ?? ''}
          day={date?.date ?? null}
          words=""
          meaning={date?.description ?? ''}
          today={today}
          onSave={(title, day) => dispatch({ type: 'changeSaved', title, day })}
          onClose={() => dispatch({ type: 'changeClosed' })}
        />
      </Suspense>
    );
  }
  return <DatesDialog from={from} state={state} dispatch={dispatch} hasChanges={hasChanges(state)} onClose={onClose} />;
}
