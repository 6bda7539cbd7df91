import { Grid } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import type { UseFormReturn } from 'react-hook-form';
import { copy } from './copy';

interface NewClient {
  client_name: string;
  phone_number: string;
  email_address: string;
}

interface NewClientFieldsProps {
  form: Pick<UseFormReturn<NewClient>, 'register' | 'formState'>;
}

/** The fields of a new client (spec § 5: name and email are required, the phone is optional). */
export function NewClientFields({ form: { register, formState } }: NewClientFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label={copy.name}
        autoComplete="off"
        error={errors.client_name?.message}
        {...register('client_name')}
      />
      <Grid columns={2}>
        <TextInput
          label={copy.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          hint={copy.phoneHint}
          error={errors.phone_number?.message}
          {...register('phone_number')}
        />
        <TextInput
          label={copy.email}
          type="email"
          autoComplete="off"
          error={errors.email_address?.message}
          {...register('email_address')}
        />
      </Grid>
    </>
  );
}
