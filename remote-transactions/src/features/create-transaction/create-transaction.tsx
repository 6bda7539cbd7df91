import { ApiError, sentenceOf, useSignedInUser } from '@keydate/client';
import { notify } from '@keydate/ui';
import { lazy, Suspense, useState } from 'react';
import { useAddTransaction } from '../../api/add-transaction';
import { copy } from './copy';
import { draftStore } from './draft.store';
import { LimitReached } from './limit-reached';
import { transactionBody } from './transaction-body';
import { useWizard } from './use-wizard';
import { sayStepRefused } from './step-form';
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
  // each run has forms of its own
  const [run, setRun] = useState(1);
  const [ending, setEnding] = useState<Ending | null>(null);
  const adding = useAddTransaction();

  const handleSubmit = () => {
    if (!mayLeave(state)) {
      sayStepRefused();
      return;
    }
    adding.mutate(transactionBody(state), {
      onSuccess: () => {
        notify.success(copy.created);
        end('closed');
      },
      onError: (error) => isLimit(error) && handleLimit(sentenceOf(error)),
    });
  };

  // spec § 4.4, § 6: the draft is kept and the wizard reset; super roles are shown the way to a plan, others the toast alone
  const handleLimit = (sentence: string) => {
    draftStore.save(user._id, state);
    notify.error(sentence);
    end(user.role === 'SuperRealtor' || user.role === 'SuperLender' ? 'limit' : 'closed');
  };

  const end = (how: Ending) => {
    dispatch({ type: 'reset' });
    setEnding(how);
    if (how === 'closed') onClose();
  };

  const handleStartOver = () => {
    dispatch({ type: 'reset' });
    setRun(run + 1);
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
      key={run}
      state={state}
      dispatch={dispatch}
      onClose={onClose}
      onStartOver={handleStartOver}
      onSubmit={handleSubmit}
      isSubmitting={adding.isPending}
      failure={adding.error && !isLimit(adding.error) ? adding.error : null}
    />
  );
}

function isLimit(error: Error): boolean {
  return error instanceof ApiError && error.status === 406;
}
