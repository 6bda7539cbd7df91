import { zodResolver } from '@hookform/resolvers/zod';
import { useStates } from '@keydate/client';
import { listingStep } from '@keydate/contracts/transactions';
import { TextInput } from '@keydate/ui';
import { Select } from '@keydate/ui/overlays';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { copy } from './copy';
import { TwoColumns } from './step.look';
import { sayStepRefused, StepForm, type StepProps } from './step-form';

/** Step 1 (spec § 2.7): where the property is. */
export function ListingStep({ state, dispatch }: StepProps) {
  const states = useStates();
  const { control, formState, handleSubmit, register, subscribe } = useForm({
    resolver: zodResolver(listingStep),
    defaultValues: state.listing,
  });
  const { errors } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => dispatch({ type: 'listingTyped', listing: values }) }),
    [subscribe, dispatch],
  );

  return (
    <StepForm title={copy.steps.listing} onSubmit={handleSubmit(() => dispatch({ type: 'advanced' }), sayStepRefused)}>
      <TextInput label="Street Address" autoComplete="off" error={errors.street?.message} {...register('street')} />
      <TwoColumns>
        <TextInput label="City" autoComplete="off" error={errors.city?.message} {...register('city')} />
        <TextInput label="Zip Code" inputMode="numeric" autoComplete="off" error={errors.zipcode?.message} {...register('zipcode')} />
      </TwoColumns>
      <Controller
        control={control}
        name="state"
        render={({ field }) => (
          <Select
            ref={field.ref}
            label="State"
            options={(states.data ?? []).map(({ name }) => ({ id: name, name }))}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            placeholder={states.isPending ? 'Loading the states…' : 'Choose a state'}
            hint={states.isError ? 'The states could not be loaded. Close this window and open it again; what you typed is kept.' : undefined}
            error={errors.state?.message}
          />
        )}
      />
    </StepForm>
  );
}
