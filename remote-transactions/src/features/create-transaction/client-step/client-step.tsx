import { zodResolver } from '@hookform/resolvers/zod';
import { useSignedInUser } from '@keydate/client';
import { existingClientStep, newClientStep } from '@keydate/contracts/transactions';
import { ToggleChoice } from '@keydate/ui/forms';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { validationMessage } from '../../../domain/validation-message';
import { copy as wizardCopy } from '../copy';
import { FromContract } from '../from-contract-note';
import { showStepIncomplete, StepForm, type StepProps } from '../step-form';
import { isStepComplete } from '../wizard-steps';
import { copy } from './copy';
import { ExistingClients } from './existing-clients';
import { NewClientFields } from './new-client-fields';

const ANSWERS = [
  { value: 'Yes', label: copy.yes },
  { value: 'No', label: copy.no },
] as const;

/** Step 2 (spec § 2.7): enter a new client or select an existing one. Employees can only select (spec § 6). */
export function ClientStep({ state, dispatch }: StepProps) {
  const { role } = useSignedInUser();
  const [wasRefused, setRefused] = useState(false);
  const form = useForm({ resolver: zodResolver(newClientStep), defaultValues: state.client });
  const { handleSubmit, subscribe, reset } = form;
  const { isNew, client_id, pickedName } = state.client;
  const proposals = state.start?.proposals;
  const showFilled = useEffectEvent(() => reset(state.client));
  useEffect(() => {
    if (proposals) showFilled();
  }, [proposals]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { client_name, phone_number, email_address } }) =>
          dispatch({ type: 'clientTyped', client: { client_name, phone_number, email_address } }),
      }),
    [subscribe, dispatch],
  );

  const submitChosen = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(!isStepComplete(state));
    if (isStepComplete(state)) {
      dispatch({ type: 'advanced' });
      return;
    }
    showStepIncomplete();
    event.currentTarget.querySelector<HTMLInputElement>('[name="client"]')?.focus();
  };
  const submitTyped = handleSubmit(() => dispatch({ type: 'advanced' }), showStepIncomplete);

  return (
    <StepForm title={wizardCopy.steps.client} onSubmit={isNew === 'Yes' ? submitTyped : submitChosen}>
      {role !== 'Employee' && (
        <ToggleChoice
          legend={copy.isNew}
          options={ANSWERS}
          value={isNew}
          onChange={(answer) => dispatch({ type: 'clientTyped', client: { isNew: answer } })}
        />
      )}
      {proposals && <FromContract of={proposals.client} missing={copy.notStated} />}
      {isNew === 'Yes' ? (
        <NewClientFields form={form} />
      ) : (
        <ExistingClients
          chosen={{ id: client_id, name: pickedName }}
          onChoose={({ id, name }) => dispatch({ type: 'clientTyped', client: { client_id: id, pickedName: name } })}
          emptyHint={role === 'Employee' ? wizardCopy.noClients.whoAddsThem : copy.noClientsYet}
          error={wasRefused ? validationMessage(existingClientStep, { client_id }) : undefined}
        />
      )}
    </StepForm>
  );
}
