import { DATES_PER_TRANSACTION_MAX } from '@keydate/contracts/limits';
import { Button, Cluster, EmptyState } from '@keydate/ui';
import { CalendarPlus } from '@keydate/ui/icons';
import type { Dispatch } from 'react';
import { datesByTitle } from '../../domain/dates-by-title';
import type { DatesEdit } from '../../domain/dates-edit';
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

/** All dates of a transaction, each title once. Each date can be edited or removed, and dates can be added. */
export function DatesList({ state: { rows: dates, removed, lastEdited }, isSaving, dispatch }: DatesListProps) {
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
