import { useSignedInUser } from '@keydate/client';
import { isSuperRole } from '@keydate/domain/roles';
import { lazy, Suspense, useState } from 'react';
import { LimitReached } from './limit-reached';
import { sayStepRefused } from './step-form';
import { useSubmit } from './use-submit';
import { useWizard } from './use-wizard';
import { WizardDialog } from './wizard-dialog';
import { mayLeave } from './wizard-steps';

// the calendar comes when a date is first changed
const ChangeDeadline = lazy(async () => ({ default: (await import('./change-deadline/change-deadline')).ChangeDeadline }));

interface CreateTransactionProps {
  onClose: () => void;
}

/** How a run ends: with the way to a plan, or simply closed. */
type Ending = 'limit' | 'closed';

/** The Add Transaction flow (spec § 2.7): one dialog at a time, the wizard or the date under change. */
export function CreateTransaction({ onClose }: CreateTransactionProps) {
  const user = useSignedInUser();
  const [state, dispatch] = useWizard(user._id);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { submit, isSubmitting, failure } = useSubmit(user._id, state);

  const reset = () => dispatch({ type: 'reset', requestId: crypto.randomUUID() });
  const end = (how: Ending) => {
    reset();
    setEnding(how);
    if (how === 'closed') onClose();
  };
  const handleSubmit = () => {
    if (!mayLeave(state)) {
      sayStepRefused();
      return;
    }
    // spec § 6: super roles are shown the way to a plan, others the toast alone
    submit({ onCreated: () => end('closed'), onLimit: () => end(isSuperRole(user.role) ? 'limit' : 'closed') });
  };

  if (ending === 'limit') return <LimitReached onClose={onClose} />;
  // the address follows a moment later; the wizard that was reset is not to be seen until then
  if (ending === 'closed') return null;
  if (state.editing) {
    return (
      <Suspense fallback={null}>
        <ChangeDeadline state={state} onChange={(change) => dispatch({ type: 'reviewed', change })} />
      </Suspense>
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
