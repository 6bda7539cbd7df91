import { zodResolver } from '@hookform/resolvers/zod';
import { useSignedInUser } from '@keydate/client';
import { existingClientStep, newClientStep } from '@keydate/contracts/transactions';
import { ToggleChoice } from '@keydate/ui/forms';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { whyRefused } from '../../../domain/why-refused';
import { copy } from '../copy';
import { sayStepRefused, StepForm, type StepProps } from '../step-form';
import { mayLeave } from '../wizard-steps';
import { ExistingClients } from './existing-clients';
import { NewClientFields } from './new-client-fields';

const ANSWERS = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
] as const;

/** Step 2 (spec § 2.7): a new client is typed, an existing one chosen; employees are not asked (spec § 6). */
export function ClientStep({ state, dispatch }: StepProps) {
  const { role } = useSignedInUser();
  const [wasRefused, setRefused] = useState(false);
  const form = useForm({ resolver: zodResolver(newClientStep), defaultValues: state.client });
  const { handleSubmit, subscribe } = form;
  const { isNew, client_id, pickedName } = state.client;

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
    setRefused(!mayLeave(state));
    if (mayLeave(state)) {
      dispatch({ type: 'advanced' });
      return;
    }
    sayStepRefused();
    event.currentTarget.querySelector<HTMLInputElement>('[name="client"]')?.focus();
  };
  const submitTyped = handleSubmit(() => dispatch({ type: 'advanced' }), sayStepRefused);

  return (
    <StepForm title={copy.steps.client} onSubmit={isNew === 'Yes' ? submitTyped : submitChosen}>
      {role !== 'Employee' && (
        <ToggleChoice
          legend={copy.isNew}
          options={ANSWERS}
          value={isNew}
          onChange={(answer) => dispatch({ type: 'clientTyped', client: { isNew: answer } })}
        />
      )}
      {isNew === 'Yes' ? (
        <NewClientFields form={form} />
      ) : (
        <ExistingClients
          chosen={{ id: client_id, name: pickedName }}
          onChoose={({ id, name }) => dispatch({ type: 'clientTyped', client: { client_id: id, pickedName: name } })}
          wayOut={role === 'Employee' ? copy.clientsOfEmployees : copy.clientsOfOthers}
          error={wasRefused ? whyRefused(existingClientStep, { client_id }) : undefined}
        />
      )}
    </StepForm>
  );
}
