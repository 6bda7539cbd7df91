import { controlStyles } from '@keydate/ui';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldText } from './field';

export interface TextInputProps extends ComponentPropsWithRef<'input'>, FieldText {}

/** A one-line field: `<TextInput label="Email" type="email" error={…} {...register('email')} />`. */
export function TextInput({ label, hint, error, id, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <InputBox {...rest} {...control} />}
    </Field>
  );
}

export const InputBox = styled.input`
  ${controlStyles}

  &[inputmode='numeric'],
  &[type='tel'] {
    font-variant-numeric: tabular-nums;
  }
`;
