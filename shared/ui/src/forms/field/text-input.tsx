import { controlLook } from '@keydate/ui';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldWords } from './field';

export interface TextInputProps extends ComponentPropsWithRef<'input'>, FieldWords {}

/** A one-line field: `<TextInput label="Email" type="email" error={…} {...register('email')} />`. */
export function TextInput({ label, hint, error, id, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <InputBox {...rest} {...control} />}
    </Field>
  );
}

export const InputBox = styled.input`
  ${controlLook}

  &[inputmode='numeric'],
  &[type='tel'] {
    font-variant-numeric: tabular-nums;
  }
`;
