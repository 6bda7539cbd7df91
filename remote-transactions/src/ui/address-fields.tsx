import { Grid } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Select } from '@keydate/ui/overlays';
import { Controller, type UseFormReturn } from 'react-hook-form';

/** Where a property is, as typed. */
export interface AddressEntry {
  street: string;
  city: string;
  zipcode: string;
  state: string;
}

interface AddressFieldsProps {
  form: Pick<UseFormReturn<AddressEntry>, 'control' | 'register' | 'formState'>;
  /** The states to choose from, as far as they have come. */
  states: { data?: readonly { name: string }[]; isPending: boolean; isError: boolean };
}

/** Listing Information (spec § 2.7, § 2.8): street, city, zip code and a state of the list. */
export function AddressFields({ form: { control, register, formState }, states }: AddressFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextInput label="Street Address" autoComplete="off" error={errors.street?.message} {...register('street')} />
      <Grid columns={2}>
        <TextInput label="City" autoComplete="off" error={errors.city?.message} {...register('city')} />
        <TextInput
          label="Zip Code"
          inputMode="numeric"
          autoComplete="off"
          error={errors.zipcode?.message}
          {...register('zipcode')}
        />
      </Grid>
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
            hint={states.isError ? 'The states could not be loaded. Close this window and open it again.' : undefined}
            error={errors.state?.message}
          />
        )}
      />
    </>
  );
}
