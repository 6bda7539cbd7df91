import { zodResolver } from '@hookform/resolvers/zod';
import { useClientList, useSignedInUser } from '@keydate/client';
import { listingStep } from '@keydate/contracts/transactions';
import { Notice } from '@keydate/ui';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { PropertyAddressFields } from '../../ui/address-fields';
import { copy } from './copy';
import { showStepIncomplete, StepForm, type StepProps } from './step-form';

const { title, whoAddsThem, untilThen } = copy.noClients;

/** Step 1 (spec § 2.7): where the property is. An employee without a client to choose learns here that the next step needs one. */
export function ListingStep({ state, dispatch }: StepProps) {
  const lacksClients = useLacksClients();
  const noticeId = useId();
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
      describedBy={lacksClients ? noticeId : undefined}
      onSubmit={handleSubmit(() => dispatch({ type: 'advanced' }), showStepIncomplete)}
    >
      {lacksClients && (
        <div id={noticeId}>
          <Notice tone="warn" title={title}>
            {whoAddsThem} {untilThen}
          </Notice>
        </div>
      )}
      <PropertyAddressFields form={form} />
    </StepForm>
  );
}

/** True if the person must choose a client and there is none: an employee cannot enter one (spec § 6). */
function useLacksClients(): boolean {
  const { role } = useSignedInUser();
  const clients = useClientList();
  return role === 'Employee' && clients.data?.length === 0;
}
