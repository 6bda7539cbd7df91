import { useState, type SubmitEvent } from 'react';
import type { ColumnRole } from '../../../domain/column-choice';
import { copy } from '../copy';
import { ScanRemarks } from '../scan-remarks';
import { sayStepRefused, StepForm, type StepProps } from '../step-form';
import { mayLeave } from '../wizard-steps';
import { ColumnPicker } from './column-picker';

/** Step 4, after a scan only (spec § 2.7): which column holds the titles and which the dates. */
export function ColumnsStep({ state, dispatch }: StepProps) {
  const { scan } = state;
  const [wasRefused, setRefused] = useState(false);
  if (!scan) return null;

  const handleNext = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(!mayLeave(state));
    if (mayLeave(state)) dispatch({ type: 'advanced' });
    else sayStepRefused();
  };
  const errorOf = (role: ColumnRole) => {
    if (scan.refusal?.role === role) return scan.refusal.message;
    return wasRefused && scan.choice[role] === null ? 'Please choose a column.' : undefined;
  };

  return (
    <StepForm
      title={copy.steps.columns}
      lede={`${scan.table.rows.length === 1 ? '1 row was' : `${scan.table.rows.length} rows were`} read from ${scan.fileName}. Check which column is which.`}
      onSubmit={handleNext}
    >
      <ScanRemarks extent={scan.table.extent} />
      <ColumnPicker
        legend="Select Title"
        table={scan.table}
        chosen={scan.choice.title}
        onChoose={(column) => dispatch({ type: 'columnChosen', role: 'title', column })}
        error={errorOf('title')}
      />
      <ColumnPicker
        legend="Select Dates"
        table={scan.table}
        chosen={scan.choice.date}
        onChoose={(column) => dispatch({ type: 'columnChosen', role: 'date', column })}
        error={errorOf('date')}
      />
    </StepForm>
  );
}
