import { useFocusBack } from '@keydate/forms/focus';
import { Button, Notice, Stack } from '@keydate/ui';
import { ToggleChoice } from '@keydate/ui/forms';
import { ListChecks } from '@keydate/ui/icons';
import { useRef, useState, type SubmitEvent } from 'react';
import { copy } from '../copy';
import { sayStepRefused, StepForm, type StepProps } from '../step-form';
import { Quiet } from '../../../ui/form.styles';
import { ContractUpload } from './contract-upload';
import { Or } from './dates-step.styles';
import { ScanRunning } from './scan-running';
import { useContractScan } from './use-contract-scan';
import { useExplanations } from './use-explanations';

const TYPES = [
  { value: 'Purchase', label: 'A Purchase', hint: 'Your client buys' },
  { value: 'Sale', label: 'A Sale', hint: 'Your client sells' },
] as const;

/** Step 3 (spec § 2.7): the contract type, and where the dates come from. */
export function DatesStep({ state, dispatch }: StepProps) {
  const [wasRefused, setRefused] = useState(false);
  const { scan, start, cancel } = useContractScan({
    onBegun: (fileName) => {
      setRefused(false);
      dispatch({ type: 'scanBegun', fileName });
    },
    onRead: (fileName, table) => dispatch({ type: 'scanRead', fileName, table }),
    onStopped: () => dispatch({ type: 'scanStopped' }),
  });
  const uploadButton = useRef<HTMLButtonElement>(null);
  useFocusBack(scan.kind === 'reading', uploadButton);
  const byHand = useExplanations((explanations) => dispatch({ type: 'explanationsLoaded', explanations }));

  const addByHand = () => byHand.load(state.listing.state);

  const handleNext = (event: SubmitEvent) => {
    event.preventDefault();
    const mustWait = state.source === null || scan.kind === 'reading';
    setRefused(mustWait);
    if (mustWait) {
      sayStepRefused();
      uploadButton.current?.focus();
    } else if (state.source === 'manual' && state.manual?.state !== state.listing.state) {
      // the explanations of another state are others
      addByHand();
    } else {
      dispatch({ type: 'advanced' });
    }
  };

  return (
    <StepForm title={copy.steps.dates} onSubmit={handleNext}>
      <ToggleChoice
        legend={copy.contractType}
        options={TYPES}
        value={state.contractType}
        onChange={(contractType) => dispatch({ type: 'contractTypeChosen', contractType })}
      />
      {scan.kind === 'reading' ? (
        <ScanRunning scanId={scan.scanId} fileName={scan.fileName} isAwaited={wasRefused} onCancel={cancel} />
      ) : (
        <>
          {scan.kind === 'failed' && (
            <Notice tone="error" title={scan.message}>
              Nothing you entered is lost. You can upload again, or add the dates manually.
            </Notice>
          )}
          {state.reading && (
            <Notice tone="warn" title={`${state.reading} was not read to the end`}>
              The page was left before. Nothing you entered is lost; upload the contract again.
            </Notice>
          )}
          {wasRefused && state.source === null && (
            <Notice tone="warn">Upload a contract, or add the dates manually.</Notice>
          )}
          <ContractUpload ref={uploadButton} scanned={state.scan} onFile={(file) => void start(file)} />
          <Or>or</Or>
          {byHand.failure && (
            <Notice tone="error" title={byHand.failure}>
              Nothing you entered is lost. Try again.
            </Notice>
          )}
          <Stack gap={8}>
            <div>
              <Button variant="secondary" icon={ListChecks} isBusy={byHand.isLoading} onClick={addByHand}>
                {copy.byHand}
              </Button>
            </div>
            <Quiet>Starts from your deadline explanations for {state.listing.state || 'the property’s state'}.</Quiet>
          </Stack>
        </>
      )}
    </StepForm>
  );
}
