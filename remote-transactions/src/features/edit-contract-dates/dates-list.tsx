import { DATES_PER_TRANSACTION_MAX } from '@keydate/contracts/limits';
import { Button, Cluster, EmptyState } from '@keydate/ui';
import { CalendarPlus } from '@keydate/ui/icons';
import type { Dispatch } from 'react';
import { changeOf, inDateOrder, type DatesEdit } from '../../domain/dates-edit';
import { RemovedNotice } from '../../ui/removed-notice';
import { copy } from './copy';
import { DateRow } from './date-row';
import { Count, Rows } from './dates.styles';
import type { ListAction } from '../../domain/editable-list';

interface DatesListProps {
  state: DatesEdit;
  isSaving: boolean;
  dispatch: Dispatch<ListAction>;
}

/** All dates of a transaction, in date order. Each date can be edited or removed, and dates can be added. */
export function DatesList({ state, isSaving, dispatch }: DatesListProps) {
  const { rows: dates, removed, lastEdited } = state;
  return (
    <>
      <Cluster justify="space-between">
        <Count role="status">{copy.count(dates.length)}</Count>
        <Button
          variant="secondary"
          size="small"
          icon={CalendarPlus}
          disabled={isSaving || dates.length >= DATES_PER_TRANSACTION_MAX}
          onClick={() => dispatch({ type: 'addOpened', id: crypto.randomUUID() })}
        >
          {copy.add}
        </Button>
      </Cluster>
      {dates.length === 0 ? (
        <EmptyState icon={CalendarPlus} title={copy.emptyTitle}>
          {copy.empty}
        </EmptyState>
      ) : (
        <Rows aria-label={copy.list}>
          {inDateOrder(dates).map((date) => (
            <DateRow
              key={date._id}
              date={date}
              change={changeOf(state, date)}
              isSaving={isSaving}
              hasFocus={date._id === lastEdited}
              dispatch={dispatch}
            />
          ))}
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
