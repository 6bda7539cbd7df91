import { Button, Notice } from '@keydate/ui';
import { ListChecks } from '@keydate/ui/icons';
import { Quiet } from '../../ui/form.styles';
import { copy } from './copy';
import { copy as datesCopy } from './dates-step/copy';
import { useExplanations } from './dates-step/use-explanations';
import type { StepProps } from './step-form';

/** The form that a contract is on. Of a form that the scan does not know, it offers the dates by hand as well. */
export function FormOfContract({ state, dispatch }: Pick<StepProps, 'state' | 'dispatch'>) {
  const form = state.scan?.table.extent?.form;
  if (form === undefined) return null;
  return form === 'unknown' ? <UnknownForm state={state} dispatch={dispatch} /> : <Quiet>{copy.scan.form(form)}</Quiet>;
}

function UnknownForm({ state, dispatch }: Pick<StepProps, 'state' | 'dispatch'>) {
  const byHand = useExplanations((explanations) => dispatch({ type: 'explanationsLoaded', explanations }));
  return (
    <Notice
      tone="warn"
      title={copy.scan.formUnknown}
      action={
        <Button
          variant="secondary"
          icon={ListChecks}
          isBusy={byHand.isLoading}
          onClick={() => byHand.load(state.listing.state)}
        >
          {datesCopy.byHand}
        </Button>
      }
    >
      {copy.scan.formUnknownMeans}
    </Notice>
  );
}
