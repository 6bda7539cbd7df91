import { useSignedInUser } from '@keydate/client';
import { Notice, Stack } from '@keydate/ui';
import { StepList } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { ClientStep } from './client-step/client-step';
import { ColumnsStep } from './columns-step/columns-step';
import { copy } from './copy';
import { DatesStep } from './dates-step/dates-step';
import { ListingStep } from './listing-step';
import { contradictingAddress, isAnswered } from './from-contract';
import { offeredContract } from './offered-contract';
import { ScanRunning } from './scan-running';
import { ReviewStep } from './review-step/review-step';
import type { ReviewView } from './review-step/review-view';
import type { StepProps } from './step-form';
import { WizardFooter } from './wizard-footer';
import type { WizardStep } from './wizard-state';
import { stepsOf } from './wizard-steps';

const STEPS: Record<Exclude<WizardStep, 'review'>, (props: StepProps) => React.ReactNode> = {
  listing: ListingStep,
  client: ClientStep,
  dates: DatesStep,
  columns: ColumnsStep,
};

const BEFORE_DATES: readonly WizardStep[] = ['listing', 'client'];

export interface WizardDialogProps extends StepProps {
  /** Closing preserves the entries; the wizard opens again at the same step. It cannot be closed while it is being sent. */
  onClose: () => void;
  onBack: () => void;
  onStartOver: () => void;
  onSubmit: () => void;
  isSubmitting: boolean;
  view: ReviewView;
  onView: (view: ReviewView) => void;
}

/** The wizard's dialog, with the list of steps at the top. */
export function WizardDialog({
  state,
  dispatch,
  contract,
  onClose,
  onBack,
  onStartOver,
  onSubmit,
  isSubmitting,
  view,
  onView,
}: WizardDialogProps) {
  const steps = stepsOf(state);
  const offered = offeredContract.nameOf(useSignedInUser()._id);
  const contradicting = contradictingAddress(state);
  const isLarge = view.isLarge && state.step === 'review' && state.source === 'scan';
  const handleClose = () => {
    if (isLarge) onView({ ...view, isLarge: false });
    else if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      isOpen
      size={isLarge ? 'full' : 'large'}
      isTall
      title={copy.title}
      onClose={handleClose}
      footer={<WizardFooter state={state} isSubmitting={isSubmitting} onBack={onBack} onStartOver={onStartOver} />}
    >
      <Stack gap={24}>
        {!isLarge && (
          <StepList
            label={copy.title}
            steps={steps.map((step) => copy.steps[step])}
            current={steps.indexOf(state.step)}
            notes={steps.map((step) => (isAnswered(state, step) ? copy.fromContract : null))}
            onNoted={(at) => {
              const step = steps[at];
              if (step && !isSubmitting) dispatch({ type: 'stepShown', step });
            }}
          />
        )}
        {contract.scan.kind === 'reading' && state.step === 'client' && (
          <ScanRunning scan={contract.scan} isNextWaiting={false} onCancel={contract.cancel} />
        )}
        {contradicting && <Notice tone="warn">{copy.contradicts(contradicting)}</Notice>}
        {offered && BEFORE_DATES.includes(state.step) && <Notice>{copy.readLater(offered)}</Notice>}
        {state.step === 'review' ? (
          <ReviewStep
            state={state}
            dispatch={dispatch}
            onSubmit={onSubmit}
            isSubmitting={isSubmitting}
            view={{ ...view, isLarge }}
            onView={onView}
          />
        ) : (
          <Step of={state.step} state={state} dispatch={dispatch} contract={contract} />
        )}
      </Stack>
    </Dialog>
  );
}

function Step({ of, ...props }: StepProps & { of: Exclude<WizardStep, 'review'> }) {
  const StepComponent = STEPS[of];
  return <StepComponent {...props} />;
}
