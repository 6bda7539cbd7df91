import { controlStyles } from '@keydate/ui';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldText } from './field';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldText {}

/** A field of several lines, which grows with its text where the browser can. */
export function TextArea({ label, hint, error, id, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <AreaBox {...rest} {...control} rows={rows} />}
    </Field>
  );
}

const AreaBox = styled.textarea`
  ${controlStyles}
  field-sizing: content;
  min-height: 96px;
  resize: vertical;
`;
