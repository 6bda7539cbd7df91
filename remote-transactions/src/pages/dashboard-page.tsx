import { useFocusBack } from '@keydate/forms/focus';
import { Button, PageHeading, Stack } from '@keydate/ui';
import { Plus } from '@keydate/ui/icons';
import { lazy, Suspense, useRef } from 'react';
import { BrowseTransactions } from '../features/browse-transactions/browse-transactions';
import { KeptDrafts } from '../features/create-transaction/kept-drafts';
import { useWizardInAddress } from '../features/create-transaction/wizard-in-address';

// the wizard and all it needs come when it is first opened
const CreateTransaction = lazy(async () => ({
  default: (await import('../features/create-transaction/create-transaction')).CreateTransaction,
}));

/** Spec § 2.6. */
export default function DashboardPage() {
  const wizard = useWizardInAddress();
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusBack(wizard.isOpen, addButton);
  return (
    <>
      <PageHeading
        title="Dashboard"
        actions={
          <Button ref={addButton} icon={Plus} onClick={wizard.open}>
            Add Transaction
          </Button>
        }
      />
      <Stack gap={24}>
        {/* looked for anew whenever the wizard has closed: it may have left one or taken one up */}
        <KeptDrafts key={String(wizard.isOpen)} onRestored={wizard.open} />
        <BrowseTransactions onStart={wizard.open} />
      </Stack>
      {wizard.isOpen && (
        <Suspense fallback={null}>
          <CreateTransaction onClose={wizard.close} />
        </Suspense>
      )}
    </>
  );
}
