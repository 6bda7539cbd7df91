import { NativeSelect, type FieldText } from '@keydate/ui/forms';
import type { ComponentPropsWithRef } from 'react';
import { copy } from './copy';

interface StateSelectProps extends ComponentPropsWithRef<'select'>, Pick<FieldText, 'error'> {
  /** Undefined while the list is not loaded. */
  states: readonly { id: string; name: string }[] | undefined;
  placeholder: string;
}

/** Chooses one of the states. It is the browser's own list, so that the browser can fill it in with the rest of an address. */
export function StateSelect({ states, placeholder, ...rest }: StateSelectProps) {
  return (
    // a list without options cannot show the form's value: the loaded list is a new one, which the form fills in
    <NativeSelect key={states ? 'loaded' : 'empty'} label={copy.state} {...rest}>
      <option value="">{placeholder}</option>
      {states?.map(({ id, name }) => (
        <option key={id}>{name}</option>
      ))}
    </NativeSelect>
  );
}
