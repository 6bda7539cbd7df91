import { zodResolver } from '@hookform/resolvers/zod';
import { useClientList, useSignedInUser } from '@keydate/client';
import { listingStep } from '@keydate/contracts/transactions';
import { Notice } from '@keydate/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { PropertyAddressFields } from '../../ui/address-fields';
import { copy } from './copy';
import { FromContract } from './from-contract-note';
import { StartFromContract } from './start-from-contract';
import { showStepIncomplete, StepForm, type StepProps } from './step-form';

const { title, whoAddsThem, untilThen } = copy.noClients;

/** Step 1 (spec § 2.7): where the property is; a contract may say so. An employee without a client to choose learns here that the next step needs one. */
export function ListingStep({ state, dispatch, contract }: StepProps) {
  const lacksClients = useLacksClients();
  const noticeId = useId();
  const form = useForm({ resolver: zodResolver(listingStep), defaultValues: state.listing });
  const { handleSubmit, subscribe, reset } = form;
  const proposals = state.start?.proposals;
  const showFilled = useEffectEvent(() => reset(state.listing));
  useEffect(() => {
    if (proposals) showFilled();
  }, [proposals]);

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
      <StartFromContract state={state} contract={contract} />
      {proposals && <FromContract of={proposals.address} missing={copy.addressNotStated} />}
      {proposals?.address?.value.zipcode === '' && state.listing.zipcode.trim() === '' && (
        <Notice tone="warn">{copy.zipNotStated}</Notice>
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
