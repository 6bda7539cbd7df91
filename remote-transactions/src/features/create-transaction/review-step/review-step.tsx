import { REVIEW_LIST_MAX_HEIGHT_PX } from '@keydate/contracts/limits';
import { dayAt } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { EmptyState, Notice, VisuallyHidden } from '@keydate/ui';
import { DataCell, DataGrid } from '@keydate/ui/table';
import { CalendarPlus } from '@keydate/ui/icons';
import { useId, useRef, type SubmitEvent } from 'react';
import { useReadersExplanations } from '../../../api/list-explanations';
import { unsetDrafts } from '../../../domain/drafts-to-send';
import { findExplanation } from '@keydate/domain/find-explanation';
import { useNow } from '@keydate/forms/time';
import { RemovedNotice } from '../../../ui/removed-notice';
import { TimeOfDaySelect } from '../../../ui/time-of-day-select';
import { copy as wizardCopy } from '../copy';
import type { ReviewAction } from '../review-reducer';
import { ScanWarnings } from '../scan-warnings';
import { StepForm, type StepProps } from '../step-form';
import { draftsOf } from '../wizard-state';
import { copy } from './copy';
import { RowGroupsNotice } from './row-groups-notice';
import { UnsetDatesNotice } from './unset-dates-notice';
import { Changeable } from './review.styles';
import { ReviewRow } from './review-row';
import { ReviewTools } from './review-tools';

interface ReviewStepProps extends StepProps {
  onSubmit: () => void;
  /** While it is being sent, nothing can be changed. */
  isSubmitting: boolean;
}

/** The last step (spec § 2.7): rows can be ticked, edited and removed, and dates can be added. */
export function ReviewStep({ state, dispatch, onSubmit, isSubmitting }: ReviewStepProps) {
  const drafts = draftsOf(state);
  const explanations = useReadersExplanations(state.listing.state);
  const allBoxRef = useRef<HTMLInputElement>(null);
  const summaryId = useId();
  const isNoneTicked = drafts.length > 0 && !drafts.some(({ isTicked }) => isTicked);
  const today = dayAt(useNow(), timeZoneOfProperty(state.listing));

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
    <StepForm title={wizardCopy.steps.review} describedBy={summaryId} onSubmit={handleSubmit}>
      {state.source === 'scan' && <ScanWarnings extent={state.scan?.table.extent} />}
      <Changeable disabled={isSubmitting}>
        <ReviewTools
          summaryId={summaryId}
          drafts={drafts}
          rowsRead={state.source === 'scan' ? (state.scan?.table.rows.length ?? null) : null}
          allBoxRef={allBoxRef}
          onChange={change}
        />
        <RowGroupsNotice drafts={drafts} onChange={change} />
        {drafts.length === 0 ? (
          <EmptyState icon={CalendarPlus} title={copy.emptyTitle}>
            {copy.empty}
          </EmptyState>
        ) : (
          <DataGrid
            label={wizardCopy.steps.review}
            maxHeight={REVIEW_LIST_MAX_HEIGHT_PX}
            head={
              <>
                <DataCell kind="select" isHead>
                  <VisuallyHidden>{copy.columns.select}</VisuallyHidden>
                </DataCell>
                <DataCell kind="number" isHead>
                  {copy.columns.number}
                </DataCell>
                <DataCell kind="title" isHead>
                  {copy.columns.title}
                </DataCell>
                <DataCell kind="date" isHead>
                  {copy.columns.date}
                </DataCell>
                <DataCell kind="actions" isHead>
                  <VisuallyHidden>{copy.columns.actions}</VisuallyHidden>
                </DataCell>
              </>
            }
          >
            {drafts.map((draft) => (
              <ReviewRow
                key={draft.id}
                draft={draft}
                explanation={findExplanation(explanations, draft.title)}
                today={today}
                hasFocus={draft.id === state.lastEdited}
                onChange={change}
              />
            ))}
          </DataGrid>
        )}
        {state.removed && (
          <RemovedNotice
            id={state.removed.row.id}
            what={state.removed.row.title || copy.removedUntitled}
            onUndo={() => change({ type: 'removalUndone' })}
          />
        )}
        <TimeOfDaySelect
          value={state.timeOfDay}
          isDisabled={isSubmitting}
          onChange={(timeOfDay) => change({ type: 'timeOfDayChosen', timeOfDay })}
        />
        {isNoneTicked && <Notice>{copy.noneSelected}</Notice>}
        <UnsetDatesNotice count={unsetDrafts(drafts).length} onUntick={handleUntick} />
      </Changeable>
    </StepForm>
  );
}
