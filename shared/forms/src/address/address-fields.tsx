import { useStates } from '@keydate/client';
import { Grid, LoadFailed } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { copy } from './copy';
import { StateSelect } from './state-select';

interface AddressFieldsProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>;
  /** The form's name of each field. */
  names: Readonly<Record<'street' | 'city' | 'state' | 'zipCode', Path<Values>>>;
  /** A company has a "Street", a property a "Street Address". */
  streetLabel: string;
  /** The spec lists the zip code of a company after the state (§ 2.4), and that of a property before it (§ 2.7). */
  isZipCodeLast?: boolean;
  /** True if the browser may fill in an address that it knows. */
  hasAutoFill?: boolean;
}

/** Street, city, state and zip code. The rules and their messages are those of the form's schema. */
export function AddressFields<Values extends FieldValues>({
  form: { register, getFieldState, formState },
  names,
  streetLabel,
  isZipCodeLast = false,
  hasAutoFill = false,
}: AddressFieldsProps<Values>) {
  const states = useStates();
  const field = (name: Path<Values>, autoComplete: string) => ({
    ...register(name),
    error: getFieldState(name, formState).error?.message,
    autoComplete: hasAutoFill ? autoComplete : 'off',
  });
  // a function: the form moves the focus to the first invalid field in the order in which the fields were registered
  const stateSelect = () => (
    <StateSelect
      states={states.data}
      placeholder={states.isPending ? copy.loadingStates : copy.chooseState}
      {...field(names.state, 'address-level1')}
    />
  );
  return (
    <>
      <TextInput label={streetLabel} {...field(names.street, 'street-address')} />
      <TextInput label={copy.city} {...field(names.city, 'address-level2')} />
      <Grid columns={2} gap={16}>
        {isZipCodeLast && stateSelect()}
        <TextInput label={copy.zipCode} inputMode="numeric" {...field(names.zipCode, 'postal-code')} />
        {!isZipCodeLast && stateSelect()}
      </Grid>
      {states.isError && <LoadFailed onRetry={() => void states.refetch()}>{copy.statesFailed}</LoadFailed>}
    </>
  );
}
