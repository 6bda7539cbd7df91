import { dayAt } from '@keydate/domain/calendar-day';
import { findExplanation } from '@keydate/domain/find-explanation';
import { formerTitleAfterEdit } from '@keydate/domain/former-titles';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { useNow } from '@keydate/forms/time';
import { useReadersExplanations } from '../../api/list-explanations';
import { wordsRead } from '../../domain/date-draft';
import { openingDay } from '../../domain/opening-day';
import { wouldBeClosing } from '../../domain/would-be-closing';
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
  const drafts = draftsOf(state);
  const today = dayAt(useNow(), timeZoneOfProperty(state.listing));
  const explanations = useReadersExplanations(state.listing.state);
  const draft = drafts.find(({ id }) => id === editing.id);
  const { title } = editing.entry;
  const explained = draft?.origin === 'explanation' ? findExplanation(explanations, draft.title) : undefined;
  return (
    <ChangeDeadlineDialog
      // each date has a form of its own
      key={editing.id}
      entry={editing.entry}
      words={draft ? wordsRead(draft) : ''}
      meaning={explained?.description ?? ''}
      needsDisclosure={wouldBeClosing(
        { id: editing.id, title, formerTitle: formerTitleAfterEdit(draft, title) },
        drafts.filter(({ isTicked }) => isTicked),
      )}
      today={today}
      openAt={openingDay(
        drafts.flatMap(({ day }) => day ?? []),
        today,
      )}
      left={state.asking.includes(editing.id) ? state.asking.length - 1 : undefined}
      onType={(entry) => onChange({ type: 'editTyped', entry })}
      onSave={(title, day) => onChange({ type: 'editSaved', title, day })}
      onClose={() => onChange({ type: 'editClosed' })}
    />
  );
}
