import { paths, useSignedInUser } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { isShownPlansAtLimit } from '@keydate/domain/roles';
import { loadLater } from '@keydate/forms/later';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useDiscardContract } from '../../api/scan-contract';
import { copy } from './copy';
import { showStepIncomplete } from './step-form';
import { useStepInUrl } from './use-step-in-url';
import { offeredContract } from './offered-contract';
import { USUAL_VIEW } from './review-step/review-view';
import { useContractScan } from './use-contract-scan';
import { useSubmit } from './use-submit';
import { useWizard } from './use-wizard';
import { wizardStore } from './wizard.store';
import { WizardDialog } from './wizard-dialog';
import { endingOf, WizardEnding, type Ending } from './wizard-ending';
import { canStart } from './wizard-state';
import { isStepComplete } from './wizard-steps';

const loadChangeDeadline = async () => (await import('./change-deadline')).ChangeDeadline;
// without a fallback: see isCalendarOpen
const ChangeDeadline = loadLater(loadChangeDeadline, {
  title: copy.calendar,
  close: ({ onChange }) => onChange({ type: 'editClosed' }),
});

interface CreateTransactionProps {
  onClose: () => void;
  /** Leaves the wizard for another page. */
  onLeaveTo: (path: string) => void;
}

/** The Add Transaction flow (spec § 2.7): one dialog at a time, the wizard, the date dialog, or a final message. */
export function CreateTransaction({ onClose, onLeaveTo }: CreateTransactionProps) {
  const user = useSignedInUser();
  const [state, dispatch] = useWizard(user);
  const [view, setView] = useState(USUAL_VIEW);
  const [ending, setEnding] = useState<Ending | null>(null);
  const discardContract = useDiscardContract();
  const { submit, isSubmitting } = useSubmit(user._id, state);
  const contract = useContractScan(user, {
    onBegun: (fileName, otherFiles) => dispatch({ type: 'scanBegun', fileName, otherFiles }),
    onStarted: (readingId) => dispatch({ type: 'scanStarted', readingId }),
    onRead: ({ isOfList, ...read }) => {
      const replaced = state.scan?.readingId;
      // another contract of the list belongs to another transaction: the replaced one returns to the list
      if (replaced && replaced !== read.readingId && !isOfList) void discardContract(replaced);
      dispatch({ type: 'scanRead', ...read, isKept: user.company?.keepsContracts ?? false });
    },
    onStopped: () => dispatch({ type: 'scanStopped' }),
  });
  // the contract that the person dropped starts the transaction, or is for the dates step of one that has a contract; without
  // one, a reading that the person left is shown again
  const takeOffered = useEffectEvent(() => {
    // the review of this contract is open already
    if (offeredContract.isReading(user._id, state.scan?.readingId)) offeredContract.take(user._id);
    if (!offeredContract.nameOf(user._id)) {
      const { reading, readingId } = state;
      if (reading !== null) void contract.resume(reading, readingId);
      return;
    }
    if (!canStart(state)) {
      dispatch({ type: 'stepShown', step: 'dates' });
      return;
    }
    void contract.start(offeredContract.take(user._id));
  });
  useEffect(() => {
    // once the effects that cancel a scan are at rest
    const soon = setTimeout(takeOffered);
    return () => clearTimeout(soon);
  }, []);
  const isAtReview = state.step === 'review';
  // the calendar loads while the person reviews the rows
  useEffect(() => {
    if (isAtReview) loadChangeDeadline().catch(() => undefined);
  }, [isAtReview]);

  // the wizard stays open until the calendar has loaded, so that the page behind never shows in between
  const isCalendarOpen = useDeferredValue(state.editing !== null);

  const goBack = useStepInUrl(state, dispatch, isSubmitting);
  const openTransaction = ({ _id }: Transaction) => onLeaveTo(paths.transaction(_id));
  const startOver = () => {
    if (state.scan?.readingId) void discardContract(state.scan.readingId);
    reset();
  };
  const reset = () => {
    contract.cancel();
    setView(USUAL_VIEW);
    offeredContract.take(user._id);
    dispatch({ type: 'reset', requestId: crypto.randomUUID(), state: user.company?.contact.address.state });
  };
  const end = (how: Ending) => {
    // spec § 4.4; if a transaction already exists, the person first decides what to do with the entries
    if (how.kind !== 'already-created' && how.kind !== 'alike') reset();
    setEnding(how);
    if (how.kind === 'closed') onClose();
    if (how.kind === 'created') openTransaction(how.transaction);
  };
  const send = (confirmsAlike?: true) =>
    submit(
      {
        onAdded: (added) => end(endingOf(added)),
        onLimit: () => end({ kind: isShownPlansAtLimit(user.role) ? 'limit' : 'closed' }),
      },
      confirmsAlike,
    );
  const handleSubmit = () => {
    if (!isStepComplete(state)) {
      showStepIncomplete();
      return;
    }
    send();
  };
  const handleConfirmAlike = () => {
    setEnding(null);
    send(true);
  };
  const handleNewRequest = () => {
    dispatch({ type: 'requestRenewed', requestId: crypto.randomUUID() });
    setEnding(null);
  };

  if (ending)
    return (
      <WizardEnding
        ending={ending}
        onClose={onClose}
        onOpen={openTransaction}
        onDiscard={() => {
          // the wizard is gone before it could store that it was reset
          wizardStore.removeSent(user._id, state.requestId);
          reset();
        }}
        onNewRequest={handleNewRequest}
        onConfirmAlike={handleConfirmAlike}
        onReturn={() => setEnding(null)}
      />
    );
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
      contract={contract}
      onClose={onClose}
      onBack={goBack}
      onStartOver={startOver}
      onSubmit={handleSubmit}
      isSubmitting={isSubmitting}
      view={view}
      onView={setView}
    />
  );
}
