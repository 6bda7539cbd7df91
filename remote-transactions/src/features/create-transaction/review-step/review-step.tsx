import { dayAt } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { EmptyState, Notice } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { CalendarPlus } from '@keydate/ui/icons';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { unsetDrafts } from '../../../domain/drafts-to-send';
import { hasAcceptanceDeadline } from '../../../domain/hours-in-contract';
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
import { ReviewList } from './review-list';
import { rowId } from './review-row';
import { ReviewTools } from './review-tools';
import { Changeable } from './review.styles';
import { SummaryChips } from './summary-chips';
import { UnsetDatesNotice } from './unset-dates-notice';

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
    setGoal({ id });
  };

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
          value={state.timeOfDay}
          isDisabled={isSubmitting}
          onChange={(timeOfDay) => change({ type: 'timeOfDayChosen', timeOfDay })}
        />
        {hasAcceptanceDeadline(drafts, state.acceptanceTime) && (
          <HourSelect
            field="acceptance_time"
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
