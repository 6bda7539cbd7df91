import { AddressElement } from '@stripe/react-stripe-js';
import type { StripeAddressElementChangeEvent } from '@stripe/stripe-js';
import { Button, Stack } from '@keydate/ui';
import { FieldError } from '@keydate/ui/forms';
import { useState, type SyntheticEvent } from 'react';
import { copy } from '../copy';
import { StripeElements } from './stripe-elements';

type Address = StripeAddressElementChangeEvent['value']['address'];

interface AddressFormProps {
  /** The initial content of the name field. */
  name: string;
  submitLabel: string;
  isBusy: boolean;
  /** Called only with an address that the provider's field reports as complete (spec § 5). */
  onSubmit: (address: { name: string; address: Address }) => void;
}

/** The provider's form for an address. */
export function AddressForm(props: AddressFormProps) {
  return (
    <StripeElements options={{ mode: 'setup', currency: 'usd' }}>
      {(onLoadError) => <AddressFields {...props} onLoadError={onLoadError} />}
    </StripeElements>
  );
}

interface AddressFieldsProps extends AddressFormProps {
  onLoadError: () => void;
}

function AddressFields({ name, submitLabel, isBusy, onSubmit, onLoadError }: AddressFieldsProps) {
  const [entered, setEntered] = useState<StripeAddressElementChangeEvent>();
  const [isMissing, setMissing] = useState(false);
  const handleChange = (change: StripeAddressElementChangeEvent) => {
    setEntered(change);
    if (change.complete) setMissing(false);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (entered?.complete) onSubmit({ name: entered.value.name, address: entered.value.address });
    else setMissing(true);
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <AddressElement
          options={{ mode: 'billing', defaultValues: { name } }}
          onChange={handleChange}
          onLoadError={onLoadError}
        />
        <div role="alert">{isMissing && <FieldError>{copy.addressMissing}</FieldError>}</div>
        <Button type="submit" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
