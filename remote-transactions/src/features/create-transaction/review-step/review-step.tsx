import { REVIEW_LIST_MAX_HEIGHT_PX } from '@keydate/contracts/limits';
import { dayAt } from '@keydate/domain/calendar-day';
import { timeZoneOfState } from '@keydate/domain/us-states';
import { EmptyState, Notice, VisuallyHidden } from '@keydate/ui';
import { DataCell, DataTable } from '@keydate/ui/table';
import { CalendarPlus } from '@keydate/ui/icons';
import { useId, useRef, type SubmitEvent } from 'react';
import { notSetYet } from '../../../domain/drafts-to-send';
import { useNow } from '../../../ui/clock';
import { RemovedNotice } from '../../../ui/removed-notice';
import { TimeOfDaySelect } from '../../../ui/time-of-day-select';
import { copy } from '../copy';
import type { ReviewAction } from '../review-reducer';
import { ScanRemarks } from '../scan-remarks';
import { StepForm, type StepProps } from '../step-form';
import { SubmitFailure } from '../submit-failure';
import { draftsOf } from '../wizard-state';
import { AwaitingNotice } from './awaiting-notice';
import { NotSetNotice } from './not-set-notice';
import { Changeable } from './review.styles';
import { ReviewRow } from './review-row';
import { ReviewTools } from './review-tools';

interface ReviewStepProps extends StepProps {
  onSubmit: () => void;
  /** What is on its way is not changed. */
  isSubmitting: boolean;
  failure: Error | null;
}

/** The last step (spec § 2.7): every row can be ticked, edited and removed, and dates can be added. */
export function ReviewStep({ state, dispatch, onSubmit, isSubmitting, failure }: ReviewStepProps) {
  const drafts = draftsOf(state);
  const allBoxRef = useRef<HTMLInputElement>(null);
  const summaryId = useId();
  const isNoneTicked = drafts.length > 0 && !drafts.some(({ isTicked }) => isTicked);
  const today = dayAt(useNow(), timeZoneOfState(state.listing.state));

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const change = (reviewed: ReviewAction) => dispatch({ type: 'reviewed', change: reviewed });
  const handleUntick = () => {
    change({ type: 'incompleteUnticked' });
    allBoxRef.current?.focus();
  };

  return (
    <StepForm title={copy.steps.review} describedBy={summaryId} onSubmit={handleSubmit}>
      {state.source === 'scan' && <ScanRemarks extent={state.scan?.table.extent} />}
      <Changeable disabled={isSubmitting}>
        <ReviewTools
          summaryId={summaryId}
          drafts={drafts}
          rowsRead={state.source === 'scan' ? (state.scan?.table.rows.length ?? null) : null}
          allBoxRef={allBoxRef}
          onChange={change}
        />
        {drafts.length === 0 ? (
          <EmptyState icon={CalendarPlus} title="No dates yet">
            Add a date, or submit the transaction without any.
          </EmptyState>
        ) : (
          <DataTable
            label={copy.steps.review}
            maxHeight={REVIEW_LIST_MAX_HEIGHT_PX}
            head={
              <>
                <DataCell kind="select" isHead>
                  <VisuallyHidden>Ticked</VisuallyHidden>
                </DataCell>
                <DataCell kind="number" isHead>
                  No.
                </DataCell>
                <DataCell kind="title" isHead>
                  Title
                </DataCell>
                <DataCell kind="date" isHead>
                  Date
                </DataCell>
                <DataCell kind="actions" isHead>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </DataCell>
              </>
            }
          >
            {drafts.map((draft) => (
              <ReviewRow
                key={draft.id}
                draft={draft}
                today={today}
                hasFocus={draft.id === state.lastEdited}
                onChange={change}
              />
            ))}
          </DataTable>
        )}
        {state.removed && (
          <RemovedNotice
            id={state.removed.row.id}
            what={state.removed.row.title || 'a row without a title'}
            onUndo={() => change({ type: 'removalUndone' })}
          />
        )}
        <TimeOfDaySelect
          value={state.timeOfDay}
          isDisabled={isSubmitting}
          onChange={(timeOfDay) => change({ type: 'timeOfDayChosen', timeOfDay })}
        />
        <AwaitingNotice drafts={drafts} />
        {isNoneTicked && <Notice>No date is ticked: submitted like this, the transaction has no deadlines.</Notice>}
        <NotSetNotice count={notSetYet(drafts).length} onUntick={handleUntick} />
      </Changeable>
      {failure && <SubmitFailure error={failure} />}
    </StepForm>
  );
}
