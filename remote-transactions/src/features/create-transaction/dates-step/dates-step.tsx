import { useFocusBack } from '@keydate/forms/focus';
import { Button, Notice, Stack } from '@keydate/ui';
import { ToggleChoice } from '@keydate/ui/forms';
import { ListChecks } from '@keydate/ui/icons';
import { useRef, useState, type SubmitEvent } from 'react';
import type { ContractSource } from '../../../api/scan-contract';
import { copy as wizardCopy } from '../copy';
import { FromContract } from '../from-contract-note';
import { OtherFilesWarning } from '../other-files-warning';
import { ScanRunning } from '../scan-running';
import { showStepIncomplete, StepForm, type StepProps } from '../step-form';
import { sourceOfNext } from '../wizard-state';
import { Quiet } from '../../../ui/form.styles';
import { copy } from './copy';
import { ContractUpload } from './contract-upload';
import { Or } from './dates-step.styles';
import { useExplanations } from './use-explanations';

const TYPES = [
  { value: 'Purchase', label: copy.purchase, hint: copy.purchaseHint },
  { value: 'Sale', label: copy.sale, hint: copy.saleHint },
] as const;

/** Step 3 (spec § 2.7): the contract type, and the source of the dates. */
export function DatesStep({ state, dispatch, contract }: StepProps) {
  const [wasRefused, setRefused] = useState(false);
  const { scan, start, cancel } = contract;
  const handleFiles = (files: readonly ContractSource[]) => {
    setRefused(false);
    void start(files);
  };
  const uploadButton = useRef<HTMLButtonElement>(null);
  useFocusBack(scan.kind === 'reading', uploadButton);
  const byHand = useExplanations((explanations) => dispatch({ type: 'explanationsLoaded', explanations }));

  const addByHand = () => byHand.load(state.listing.state);

  const handleNext = (event: SubmitEvent) => {
    event.preventDefault();
    const source = sourceOfNext(state);
    const mustWait = source === null || scan.kind === 'reading';
    setRefused(mustWait);
    if (mustWait) {
      showStepIncomplete();
      uploadButton.current?.focus();
    } else if (source === 'manual' && state.manual?.state !== state.listing.state) {
      // the dates are those of another state
      addByHand();
    } else {
      dispatch({ type: 'advanced' });
    }
  };

  return (
    <StepForm title={wizardCopy.steps.dates} onSubmit={handleNext}>
      <ToggleChoice
        legend={copy.contractType}
        options={TYPES}
        value={state.contractType}
        onChange={(contractType) => dispatch({ type: 'contractTypeChosen', contractType })}
      />
      {state.start?.proposals && <FromContract of={state.start.proposals.side} missing={copy.sideNotStated} />}
      <OtherFilesWarning choice={state.fileChoice} />
      {scan.kind === 'reading' ? (
        <ScanRunning scan={scan} isNextWaiting={wasRefused} onCancel={cancel} />
      ) : (
        <>
          {scan.kind === 'refused' && (
            <Notice tone="error" title={scan.message}>
              {copy.failedHint}
            </Notice>
          )}
          {state.reading && !state.readingId && (
            <Notice tone="warn" title={copy.interruptedTitle(state.reading)}>
              {copy.interrupted}
            </Notice>
          )}
          {wasRefused && state.source === null && <Notice tone="warn">{copy.sourceRequired}</Notice>}
          <ContractUpload ref={uploadButton} scanned={state.scan} onFiles={handleFiles} />
          <Or>{copy.or}</Or>
          <Stack gap={8}>
            <div>
              <Button variant="secondary" icon={ListChecks} isBusy={byHand.isLoading} onClick={addByHand}>
                {copy.byHand}
              </Button>
            </div>
            <Quiet>{copy.byHandHint(state.listing.state)}</Quiet>
          </Stack>
        </>
      )}
    </StepForm>
  );
}
