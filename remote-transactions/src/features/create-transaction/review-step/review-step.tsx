import { dayAt } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { EmptyState, Notice, VisuallyHidden } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { CalendarPlus } from '@keydate/ui/icons';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { unsetDrafts } from '../../../domain/drafts-to-send';
import { hasAcceptanceDeadline } from '../../../domain/hours-in-contract';
import { needsReview } from '../../../domain/date-draft';
import { filtered, nextToCheck, type ReviewFilter } from '../../../domain/review-filter';
import { isFolded } from '../../../domain/row-groups';
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
import { CountingFields } from './counting-fields';
import { ReviewFilters } from './review-filters';
import { ReviewList } from './review-list';
import { focusedRow, rowId } from './review-row';
import { ReviewTools } from './review-tools';
import { Changeable } from './review.styles';
import { SummaryChips } from './summary-chips';
import { UnsetDatesNotice } from './unset-dates-notice';
import { useReviewKeys } from './use-review-keys';

interface ReviewStepProps extends Omit<StepProps, 'contract'> {
  onSubmit: () => void;
  /** While it is being sent, nothing can be changed. */
  isSubmitting: boolean;
}

/** The last step (spec § 2.7): rows can be ticked, edited and removed, and dates can be added. */
export function ReviewStep({ state, dispatch, onSubmit, isSubmitting }: ReviewStepProps) {
  const drafts = draftsOf(state);
  const allBoxRef = useRef<HTMLInputElement>(null);
  const summaryId = useId();
  const [isFoldOpen, setFoldOpen] = useState(
    // its row was edited, or there is no other
    () => drafts.every(isFolded) || drafts.some((draft) => draft.id === state.lastEdited && isFolded(draft)),
  );
  // a folded row is there only once the list shows it
  const [goal, setGoal] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (goal) document.getElementById(rowId(goal.id))?.focus();
  }, [goal]);
  const [filter, setFilter] = useState<ReviewFilter>('all');
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
  const handleGo = (id: string) => {
    if (drafts.some((draft) => draft.id === id && isFolded(draft))) setFoldOpen(true);
    if (!filtered(drafts, filter).some((draft) => draft.id === id)) setFilter('all');
    setGoal({ id });
  };
  const [spoken, setSpoken] = useState('');
  const goToNext = (after: string | null) => {
    const next = nextToCheck(drafts, after);
    if (next && next.id !== after) handleGo(next.id);
    else if (!next) setSpoken(copy.nothingToCheck);
  };
  const handleAccept = () => {
    const draft = drafts.find(({ id }) => id === focusedRow());
    if (isSubmitting || !draft || !needsReview(draft)) return;
    const left = filtered(drafts, 'to-check').length - 1;
    setSpoken(copy.accepted(draft.title || copy.untitled, left));
    // its row may leave the list
    if (left > 0) goToNext(draft.id);
    else allBoxRef.current?.focus();
    change({ type: 'rowAccepted', id: draft.id });
  };
  useReviewKeys({ onNext: () => goToNext(focusedRow()), onAccept: handleAccept });

  return (
    <StepForm title={wizardCopy.steps.review} describedBy={summaryId} onSubmit={handleSubmit}>
      {state.source === 'scan' && <OtherFilesWarning choice={state.fileChoice} />}
      {state.source === 'scan' && <FormOfContract state={state} dispatch={dispatch} />}
      {state.source === 'scan' && <ScanWarnings extent={state.scan?.table.extent} />}
      <Changeable disabled={isSubmitting}>
        <SummaryChips
          summaryId={summaryId}
          drafts={drafts}
          rowsRead={state.source === 'scan' ? (state.scan?.table.rows.length ?? null) : null}
          onGo={handleGo}
          onChange={change}
        />
        {state.source === 'scan' && <CountingFields state={state} isDisabled={isSubmitting} onChange={change} />}
        <ReviewTools drafts={drafts} allBoxRef={allBoxRef} onChange={change} />
        {state.source === 'scan' && drafts.length > 0 && (
          <ReviewFilters drafts={drafts} chosen={filter} onChoose={setFilter} />
        )}
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
            readingId={state.scan?.readingId ?? null}
            filter={filter}
            isFoldOpen={isFoldOpen}
            onFold={setFoldOpen}
            onChange={change}
          />
        )}
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
  );
}
