import { zodResolver } from '@hookform/resolvers/zod';
import { listingStep } from '@keydate/contracts/transactions';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PropertyAddressFields } from '../../ui/address-fields';
import { copy } from './copy';
import { showStepIncomplete, StepForm, type StepProps } from './step-form';

/** Step 1 (spec § 2.7): where the property is. */
export function ListingStep({ state, dispatch }: StepProps) {
  const form = useForm({ resolver: zodResolver(listingStep), defaultValues: state.listing });
  const { handleSubmit, subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => dispatch({ type: 'listingTyped', listing: values }),
      }),
    [subscribe, dispatch],
  );

  return (
    <StepForm
      title={copy.steps.listing}
      onSubmit={handleSubmit(() => dispatch({ type: 'advanced' }), showStepIncomplete)}
    >
      <PropertyAddressFields form={form} />
    </StepForm>
  );
}
