import { dayAt } from '@keydate/domain/calendar-day';
import { timeZoneOfState } from '@keydate/domain/us-states';
import { wordsRead } from '../../domain/date-draft';
import { useNow } from '../../ui/clock';
import { draftsOf, type WizardState } from './wizard-state';
import type { ReviewAction } from './review-reducer';
import { ChangeDeadlineDialog } from '../../ui/change-deadline/change-deadline-dialog';

interface ChangeDeadlineProps {
  state: WizardState;
  editing: NonNullable<WizardState['editing']>;
  onChange: (change: ReviewAction) => void;
}

/** The date dialog (spec § 2.7), for a row or for a new date. */
export function ChangeDeadline({ state, editing, onChange }: ChangeDeadlineProps) {
  const draft = draftsOf(state).find(({ id }) => id === editing.id);
  return (
    <ChangeDeadlineDialog
      entry={editing.entry}
      words={draft ? wordsRead(draft) : ''}
      meaning={draft?.origin === 'explanation' ? draft.description : ''}
      today={dayAt(useNow(), timeZoneOfState(state.listing.state))}
      onType={(entry) => onChange({ type: 'editTyped', entry })}
      onSave={(title, day) => onChange({ type: 'editSaved', title, day })}
      onClose={() => onChange({ type: 'editClosed' })}
    />
  );
}
