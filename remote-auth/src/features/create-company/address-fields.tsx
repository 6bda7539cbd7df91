import { useStates } from '@keydate/client';
import { Button, Grid, Notice } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { StateSelect } from '../../ui/state-select/state-select';
import type { CompanyFormParts } from './company-fields';
import { copy } from './copy';

/** Where the company is. */
export function AddressFields({ register, errors: { address: errors } }: CompanyFormParts) {
  const states = useStates();
  return (
    <>
      <TextInput
        label={copy.street}
        autoComplete="street-address"
        error={errors?.street?.message}
        {...register('address.street')}
      />
      <TextInput
        label={copy.city}
        autoComplete="address-level2"
        error={errors?.city?.message}
        {...register('address.city')}
      />
      <Grid columns={2} gap={16}>
        <StateSelect
          label={copy.state}
          placeholder={copy.statePlaceholder}
          states={states.data ?? []}
          error={errors?.state?.message}
          {...register('address.state')}
        />
        <TextInput
          label={copy.zipCode}
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors?.zipCode?.message}
          {...register('address.zipCode')}
        />
      </Grid>
      {states.isError && (
        <Notice
          tone="error"
          action={
            <Button size="small" variant="secondary" onClick={() => void states.refetch()}>
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.statesFailed}
        </Notice>
      )}
    </>
  );
}
