import { DATES_PER_TRANSACTION_MAX } from '@keydate/contracts/limits';
import { Button, Cluster, EmptyState } from '@keydate/ui';
import { CalendarPlus } from '@keydate/ui/icons';
import type { Dispatch } from 'react';
import { datesByTitle } from '../../domain/dates-by-title';
import type { DatesEdit } from '../../domain/dates-edit';
import { RemovedNotice } from '../../ui/removed-notice';
import { DateRow } from './date-row';
import { Count, Rows } from './dates.styles';
import type { ListAction } from '../../domain/editable-list';

interface DatesListProps {
  state: DatesEdit;
  isSaving: boolean;
  dispatch: Dispatch<ListAction>;
}

/** All dates of a transaction, each title once; each day can be changed and removed, and more can be added. */
export function DatesList({ state: { rows: dates, removed, lastEdited }, isSaving, dispatch }: DatesListProps) {
  return (
    <>
      <Cluster justify="space-between">
        <Count role="status">{dates.length === 1 ? '1 date' : `${dates.length} dates`}</Count>
        <Button
          variant="secondary"
          size="small"
          icon={CalendarPlus}
          disabled={isSaving || dates.length >= DATES_PER_TRANSACTION_MAX}
          onClick={() => dispatch({ type: 'addOpened', id: crypto.randomUUID() })}
        >
          Add a date
        </Button>
      </Cluster>
      {dates.length === 0 ? (
        <EmptyState icon={CalendarPlus} title="No dates">
          Add a date, or save the transaction without any.
        </EmptyState>
      ) : (
        <Rows aria-label="Contract dates">
          {datesByTitle(dates).flatMap(({ dates: titled }) =>
            titled.map((date, at) => (
              <DateRow
                key={date._id}
                date={date}
                isAnother={at > 0}
                isSaving={isSaving}
                hasFocus={date._id === lastEdited}
                dispatch={dispatch}
              />
            )),
          )}
        </Rows>
      )}
      {removed && (
        <RemovedNotice
          id={removed.row._id}
          what={`${removed.row.title}, ${removed.row.date}`}
          isDisabled={isSaving}
          onUndo={() => dispatch({ type: 'removalUndone' })}
        />
      )}
    </>
  );
}
