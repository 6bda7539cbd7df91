import { useState, type SubmitEvent } from 'react';
import type { ColumnRole } from '../../../domain/column-choice';
import { copy as wizardCopy } from '../copy';
import { FormOfContract } from '../form-of-contract';
import { OtherFilesWarning } from '../other-files-warning';
import { ScanWarnings } from '../scan-warnings';
import { showStepIncomplete, StepForm, type StepProps } from '../step-form';
import { isStepComplete } from '../wizard-steps';
import { copy } from './copy';
import { ColumnPicker } from './column-picker';

/** Step 4, after a scan only (spec § 2.7): which column holds the titles and which the dates. */
export function ColumnsStep({ state, dispatch }: StepProps) {
  const { scan } = state;
  const [wasRefused, setRefused] = useState(false);
  if (!scan) return null;

  const handleNext = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(!isStepComplete(state));
    if (isStepComplete(state)) dispatch({ type: 'advanced' });
    else showStepIncomplete();
  };
  const errorOf = (role: ColumnRole) => {
    if (scan.refusal?.role === role) return scan.refusal.message;
    return wasRefused && scan.choice[role] === null ? copy.required : undefined;
  };

  return (
    <StepForm
      title={wizardCopy.steps.columns}
      lede={copy.lede(scan.table.rows.length, scan.fileName)}
      onSubmit={handleNext}
    >
      <OtherFilesWarning choice={state.fileChoice} />
      <FormOfContract state={state} dispatch={dispatch} />
      <ScanWarnings extent={scan.table.extent} />
      <ColumnPicker
        legend={copy.titleColumn}
        table={scan.table}
        chosen={scan.choice.title}
        onChoose={(column) => dispatch({ type: 'columnChosen', role: 'title', column })}
        error={errorOf('title')}
      />
      <ColumnPicker
        legend={copy.dateColumn}
        table={scan.table}
        chosen={scan.choice.date}
        onChoose={(column) => dispatch({ type: 'columnChosen', role: 'date', column })}
        error={errorOf('date')}
      />
    </StepForm>
  );
}
