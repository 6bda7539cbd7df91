import { useSignedInUser } from '@keydate/client';
import { isShownPlansAtLimit } from '@keydate/domain/roles';
import { lazy, useDeferredValue, useEffect, useState } from 'react';
import type { Added } from '../../api/add-transaction';
import { sayStepRefused } from './step-form';
import { useSubmit } from './use-submit';
import { useWizard } from './use-wizard';
import { WizardDialog } from './wizard-dialog';
import { endingOf, WizardEnding, type Ending } from './wizard-ending';
import { mayLeave } from './wizard-steps';

const loadChangeDeadline = async () => ({ default: (await import('./change-deadline')).ChangeDeadline });
const ChangeDeadline = lazy(loadChangeDeadline);

interface CreateTransactionProps {
  onClose: () => void;
}

/** The Add Transaction flow (spec § 2.7): one dialog at a time, the wizard, the date under change, or how it ended. */
export function CreateTransaction({ onClose }: CreateTransactionProps) {
  const user = useSignedInUser();
  const [state, dispatch] = useWizard(user);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { submit, isSubmitting, failure } = useSubmit(user._id, state);
  const isAtReview = state.step === 'review';
  // the calendar comes while the rows are looked at
  useEffect(() => {
    if (isAtReview) loadChangeDeadline().catch(() => undefined);
  }, [isAtReview]);

  // the wizard stays until the calendar is there: the page behind is not to be seen, nor typed into, in between
  const isCalendarOpen = useDeferredValue(state.editing !== null);

  const reset = () => dispatch({ type: 'reset', requestId: crypto.randomUUID() });
  const end = (how: Ending) => {
    // spec § 4.4; what was made before is not what was entered, and the person decides about that first
    if (how.kind !== 'made-before') reset();
    setEnding(how);
    if (how.kind === 'closed') onClose();
  };
  const handleSubmit = () => {
    if (!mayLeave(state)) {
      sayStepRefused();
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
