import { dayAt } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { Button, Cluster, EmptyState, Notice, VisuallyHidden } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { CalendarPlus, Maximize } from '@keydate/ui/icons';
import { useId, useRef, type SubmitEvent } from 'react';
import { unsetDrafts } from '../../../domain/drafts-to-send';
import { hasAcceptanceDeadline } from '../../../domain/hours-in-contract';
import { filtered, type ReviewFilter } from '../../../domain/review-filter';
import { useNow } from '@keydate/forms/time';
import { orderOfDrafts } from '../../../domain/order-of-transaction';
import { OrderNotice } from '../../../ui/order-notice';
import { RemovedNotice } from '../../../ui/removed-notice';
import { HourSelect } from '../../../ui/hour-select';
import { copy as wizardCopy } from '../copy';
import type { ReviewAction } from '../review-reducer';
import { FormOfContract } from '../form-of-contract';
import { OtherFilesWarning } from '../other-files-warning';
import { ScanWarnings } from '../scan-warnings';
import { StepForm, type StepProps } from '../step-form';
import { draftsOf } from '../wizard-state';
import { copy } from './copy';
import { ContractPage } from './contract-page';
import { CountingFields } from './counting-fields';
import { Rows, Sides, Tools } from './large-view.styles';
import { ReviewFilters } from './review-filters';
import { ReviewKeys } from './review-keys';
import { ReviewList } from './review-list';
import { ReviewTools } from './review-tools';
import type { ReviewView } from './review-view';
import { Changeable } from './review.styles';
import { SummaryChips } from './summary-chips';
import { UnsetDatesNotice } from './unset-dates-notice';
import { useFocusOfView } from './use-focus-of-view';
import { usePlaceInReview } from './use-place-in-review';

interface ReviewStepProps extends Omit<StepProps, 'contract'> {
  onSubmit: () => void;
  /** While it is being sent, nothing can be changed. */
  isSubmitting: boolean;
  view: ReviewView;
  onView: (view: ReviewView) => void;
}

/** The last step (spec § 2.7): rows can be ticked, edited and removed, and dates can be added. */
export function ReviewStep({ state, dispatch, onSubmit, isSubmitting, view, onView }: ReviewStepProps) {
  const { filter, isLarge } = view;
  const drafts = draftsOf(state);
  const allBoxRef = useRef<HTMLInputElement>(null);
  const summaryId = useId();
  const readingId = state.source === 'scan' ? (state.scan?.readingId ?? null) : null;
  const canEnlarge = readingId !== null && drafts.some(({ source }) => source);
  const isNoneTicked = drafts.length > 0 && !drafts.some(({ isTicked }) => isTicked);
  const today = dayAt(useNow(), timeZoneOfProperty(state.listing));

  const setFilter = (chosen: ReviewFilter) => onView({ ...view, filter: chosen });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const change = (reviewed: ReviewAction) => dispatch({ type: 'reviewed', change: reviewed });
  const handleUntick = () => {
    change({ type: 'incompleteUnticked' });
    allBoxRef.current?.focus();
  };
  const { shownDraft, isFoldOpen, setFoldOpen, goTo, spoken, selectFocused, selectAt } = usePlaceInReview({
    drafts,
    lastEdited: state.lastEdited,
    filter,
    isSubmitting,
    allBoxRef,
    onFilter: setFilter,
    onChange: change,
  });

  const hasKeys = filtered(drafts, 'to-check').length > 0;
  const { sidesRef, enlargeRef } = useFocusOfView(isLarge, shownDraft?.id);
  return (
    <Sides ref={sidesRef} $isLarge={isLarge}>
      {isLarge && readingId !== null && (
        <ContractPage readingId={readingId} source={shownDraft?.source} hasKeys={hasKeys} />
      )}
      <StepForm title={wizardCopy.steps.review} describedBy={summaryId} onSubmit={handleSubmit} isCompact={isLarge}>
        {state.source === 'scan' && <OtherFilesWarning choice={state.fileChoice} />}
        {state.source === 'scan' && <FormOfContract state={state} dispatch={dispatch} />}
        {state.source === 'scan' && <ScanWarnings extent={state.scan?.table.extent} />}
        <Changeable disabled={isSubmitting} $isFirst={isLarge}>
          <SummaryChips
            summaryId={summaryId}
            drafts={drafts}
            rowsRead={state.source === 'scan' ? (state.scan?.table.rows.length ?? null) : null}
            onGo={goTo}
            onChange={change}
          />
          {state.source === 'scan' && <CountingFields state={state} isDisabled={isSubmitting} onChange={change} />}
          <Rows $isLarge={isLarge} onFocus={selectFocused} onClick={({ target }) => selectAt(target)}>
            <Tools $isLarge={isLarge}>
              <ReviewTools drafts={drafts} allBoxRef={allBoxRef} onChange={change} />
              {state.source === 'scan' && drafts.length > 0 && (
                <Cluster gap={8}>
                  <ReviewFilters drafts={drafts} chosen={filter} onChoose={setFilter} />
                  {canEnlarge && !isLarge && (
                    <Button
                      ref={enlargeRef}
                      variant="secondary"
                      size="small"
                      icon={Maximize}
                      onClick={() => onView({ ...view, isLarge: true })}
                    >
                      {copy.large}
                    </Button>
                  )}
                  {hasKeys && !isLarge && <ReviewKeys />}
                </Cluster>
              )}
            </Tools>
            <VisuallyHidden role="status">{spoken}</VisuallyHidden>
            {drafts.length === 0 ? (
              <EmptyState icon={CalendarPlus} title={copy.emptyTitle}>
                {copy.empty}
              </EmptyState>
            ) : (
              <ReviewList
                drafts={drafts}
                state={state.listing.state}
                today={today}
                lastEdited={state.lastEdited}
                readingId={readingId}
                isLarge={isLarge}
                filter={filter}
                isFoldOpen={isFoldOpen}
                onFold={setFoldOpen}
                onChange={change}
              />
            )}
          </Rows>
          {state.removed && (
            <RemovedNotice
              id={state.removed.row.id}
              what={state.removed.row.title || copy.removedUntitled}
              onUndo={() => change({ type: 'removalUndone' })}
            />
          )}
          <HourSelect
            field="time_of_day"
            state={state.listing.state}
            value={state.timeOfDay}
            isDisabled={isSubmitting}
            onChange={(timeOfDay) => change({ type: 'timeOfDayChosen', timeOfDay })}
          />
          {hasAcceptanceDeadline(drafts, state.acceptanceTime) && (
            <HourSelect
              field="acceptance_time"
              state={state.listing.state}
              value={state.acceptanceTime}
              isDisabled={isSubmitting}
              onChange={(acceptanceTime) => change({ type: 'acceptanceTimeChosen', acceptanceTime })}
            />
          )}
          <OrderNotice warnings={orderOfDrafts(drafts, state, today)} />
          {state.source === 'scan' && state.scan?.readingId && (
            <Checkbox
              label={copy.keepContract(state.scan.fileName)}
              hint={copy.keepContractHint}
              checked={state.scan.isKept}
              onChange={({ target }) => change({ type: 'contractKept', isKept: target.checked })}
            />
          )}
          {isNoneTicked && <Notice>{copy.noneSelected}</Notice>}
          <UnsetDatesNotice count={unsetDrafts(drafts).length} onUntick={handleUntick} />
        </Changeable>
      </StepForm>
    </Sides>
  );
}
