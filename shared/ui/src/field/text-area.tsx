import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './control-look';
import { Field, type FieldWords } from './field';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldWords {}

/** A field of several lines; the reader can pull it longer. */
export function TextArea({ label, hint, error, id, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <AreaBox {...rest} {...control} rows={rows} />}
    </Field>
  );
}

const AreaBox = styled.textarea`
  ${controlLook}
  resize: vertical;
`;
