import { Grid } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import type { UseFormReturn } from 'react-hook-form';

interface NewClient {
  client_name: string;
  phone_number: string;
  email_address: string;
}

interface NewClientFieldsProps {
  form: Pick<UseFormReturn<NewClient>, 'register' | 'formState'>;
}

/** The new client as typed (spec § 5: name and e-mail required, the phone optional). */
export function NewClientFields({ form: { register, formState } }: NewClientFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Client Name"
        autoComplete="off"
        error={errors.client_name?.message}
        {...register('client_name')}
      />
      <Grid columns={2}>
        <TextInput
          label="Phone Number"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          hint="Optional; 10 digits"
          error={errors.phone_number?.message}
          {...register('phone_number')}
        />
        <TextInput
          label="Email Address"
          type="email"
          autoComplete="off"
          error={errors.email_address?.message}
          {...register('email_address')}
        />
      </Grid>
    </>
  );
}
