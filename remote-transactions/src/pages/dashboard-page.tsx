import type { ContractReading } from '@keydate/contracts/contract-readings';
import { useFocusBack } from '@keydate/forms/focus';
import { loadLater } from '@keydate/forms/later';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { Plus } from '@keydate/ui/icons';
import { useRef } from 'react';
import { useSignedInUser } from '@keydate/client';
import { offeredUndo } from '../features/complete-transaction/offered-undo.store';
import { offeredContract } from '../features/create-transaction/offered-contract';
import { useDueDeadlines } from '../api/due-deadlines';
import { useReadings } from '../api/readings';
import { BrowseTransactions } from '../features/browse-transactions/browse-transactions';
import { CardSkeletons } from '../features/browse-transactions/card-skeletons';
import { SeeDue } from '../features/see-due/see-due';
import { SeeLenderInvitations } from '../features/see-lender-invitations/see-lender-invitations';
import { SeeWaitingQuestions } from '../features/see-waiting-questions/see-waiting-questions';
import { hasDrafts } from '../features/create-transaction/has-drafts.store';
import { useWizardInUrl } from '../features/create-transaction/use-wizard-in-url';
import { copy } from './copy';

// the wizard loads when it is first opened
const CreateTransaction = loadLater(
  async () => (await import('../features/create-transaction/create-transaction')).CreateTransaction,
  { title: copy.add, fallback: null, close: ({ onClose }) => onClose() },
);
const SavedDrafts = loadLater(async () => (await import('../features/create-transaction/saved-drafts')).SavedDrafts, {
  title: copy.drafts,
  fallback: null,
});

const UndoClosing = loadLater(async () => (await import('../features/complete-transaction/undo-closing')).UndoClosing, {
  title: copy.undo,
  fallback: null,
});
const DropContract = loadLater(async () => (await import('../features/take-first-steps/drop-contract')).DropContract, {
  title: copy.firstSteps,
  fallback: null,
});
const DropAnywhere = loadLater(async () => (await import('../features/take-first-steps/drop-anywhere')).DropAnywhere, {
  title: copy.firstSteps,
  fallback: null,
});
const SeeReadings = loadLater(async () => (await import('../features/see-readings/see-readings')).SeeReadings, {
  title: copy.readings,
  fallback: null,
});
const FirstSteps = loadLater(async () => (await import('../features/take-first-steps/first-steps')).FirstSteps, {
  title: copy.firstSteps,
  fallback: null,
});

/** Spec § 2.6. */
export default function DashboardPage() {
  const wizard = useWizardInUrl();
  const due = useDueDeadlines();
  const addButton = useRef<HTMLButtonElement>(null);
  const { _id: userId } = useSignedInUser();
  const handleContract = (files: readonly File[]) => {
    offeredContract.offer(userId, files);
    wizard.open();
  };
  const { data: readings = [] } = useReadings();
  const handleReview = ({ _id: readingId, fileName: name }: ContractReading) => {
    offeredContract.offer(userId, [{ name, readingId }]);
    wizard.open();
  };
  useFocusBack(wizard.isOpen, addButton);
  return (
    <>
      <PageHeading
        title={copy.dashboard}
        actions={
          <Button ref={addButton} icon={Plus} onClick={wizard.open}>
            {copy.add}
          </Button>
        }
      />
      {/* a closing is made on another page: only a person who comes from there needs the code */}
      {offeredUndo.read() !== null && <UndoClosing />}
      <Stack gap={24}>
        {/* read again whenever the wizard opens or closes: it may have saved or restored a draft */}
        {hasDrafts() && <SavedDrafts key={String(wizard.isOpen)} onRestored={wizard.open} />}
        <SeeDue due={due} />
        {/* nothing below is shown before the list of what is due has its height: it would be moved */}
        {due.isPending && <CardSkeletons />}
        <div hidden={due.isPending}>
          <Stack gap={24}>
            {readings.length > 0 && <SeeReadings readings={readings} onReview={handleReview} />}
            <SeeLenderInvitations />
            <SeeWaitingQuestions />
            <BrowseTransactions
              onStart={wizard.open}
              besideEmpty={<DropContract onFiles={handleContract} />}
              firstSteps={(transactions) => <FirstSteps transactions={transactions} onStart={wizard.open} />}
            />
          </Stack>
        </div>
      </Stack>
      {!wizard.isOpen && <DropAnywhere onFiles={handleContract} />}
      {wizard.isOpen && <CreateTransaction onClose={wizard.close} onLeaveTo={wizard.leaveTo} />}
    </>
  );
}
