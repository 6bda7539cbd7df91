import { useSignedInUser } from '@keydate/client';
import { isShownPlansAtLimit } from '@keydate/domain/roles';
import { lazy, useDeferredValue, useEffect, useState } from 'react';
import type { Added } from '../../api/add-transaction';
import { showStepIncomplete } from './step-form';
import { useSubmit } from './use-submit';
import { useWizard } from './use-wizard';
import { WizardDialog } from './wizard-dialog';
import { endingOf, WizardEnding, type Ending } from './wizard-ending';
import { isStepComplete } from './wizard-steps';

const loadChangeDeadline = async () => ({ default: (await import('./change-deadline')).ChangeDeadline });
const ChangeDeadline = lazy(loadChangeDeadline);

interface CreateTransactionProps {
  onClose: () => void;
}

/** The Add Transaction flow (spec § 2.7): one dialog at a time, the wizard, the date dialog, or a final message. */
export function CreateTransaction({ onClose }: CreateTransactionProps) {
  const user = useSignedInUser();
  const [state, dispatch] = useWizard(user);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { submit, isSubmitting, failure } = useSubmit(user._id, state);
  const isAtReview = state.step === 'review';
  // the calendar loads while the person reviews the rows
  useEffect(() => {
    if (isAtReview) loadChangeDeadline().catch(() => undefined);
  }, [isAtReview]);

  // the wizard stays open until the calendar has loaded, so that the page behind never shows in between
  const isCalendarOpen = useDeferredValue(state.editing !== null);

  const reset = () => dispatch({ type: 'reset', requestId: crypto.randomUUID() });
  const end = (how: Ending) => {
    // spec § 4.4; if the transaction already exists, the person first decides what to do with the entries
    if (how.kind !== 'already-created') reset();
    setEnding(how);
    if (how.kind === 'closed') onClose();
  };
  const handleSubmit = () => {
    if (!isStepComplete(state)) {
      showStepIncomplete();
      return;
    }
    submit({
      onAdded: (added: Added) => end(endingOf(added)),
      onLimit: () => end({ kind: isShownPlansAtLimit(user.role) ? 'limit' : 'closed' }),
    });
  };
  const handleNewRequest = () => {
    dispatch({ type: 'requestRenewed', requestId: crypto.randomUUID() });
    setEnding(null);
  };

  if (ending)
    return <WizardEnding ending={ending} onClose={onClose} onDiscard={reset} onNewRequest={handleNewRequest} />;
  if (isCalendarOpen && state.editing) {
    return (
      <ChangeDeadline
        state={state}
        editing={state.editing}
        onChange={(change) => dispatch({ type: 'reviewed', change })}
      />
    );
  }
  return (
    <WizardDialog
      // each run has forms of its own
      key={state.requestId}
      state={state}
      dispatch={dispatch}
      onClose={onClose}
      onStartOver={reset}
      onSubmit={handleSubmit}
      isSubmitting={isSubmitting}
      failure={failure}
    />
  );
}
