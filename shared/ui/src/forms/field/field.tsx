import { fieldStack, hintStyles, labelStyles } from '@keydate/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './field-error';

/** What every field says around its control. */
export interface FieldText {
  readonly label: string;
  /** How to fill it in; stays while one types. */
  readonly hint?: ReactNode;
  /** The sentence of the rule that was broken. */
  readonly error?: string;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldText {
  /** The control's id; made up unless given. */
  readonly id?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error: `<Field label="Color">{(control) => <input type="color" {...control} />}</Field>`. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <Box>
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </Box>
  );
}

const Box = styled.div`
  ${fieldStack}
`;

const FieldLabel = styled.label`
  ${labelStyles}
`;

export const FieldHint = styled.div`
  ${hintStyles}
`;
