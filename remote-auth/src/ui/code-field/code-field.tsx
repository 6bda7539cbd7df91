import { ONE_TIME_CODE_DIGITS } from '@keydate/contracts/limits';
import { controlStyles, tokens } from '@keydate/ui';
import { Field, type FieldText } from '@keydate/ui/forms';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

interface CodeFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'>, FieldText {
  readonly onChange: (text: string) => void;
}

/**
 * One field, drawn as six: a phone can fill it from the email, and the user can paste a whole code. It has no
 * `maxLength`, which would cut a pasted "246 813" before the space is removed.
 */
export function CodeField({ label, hint, error, id, onChange, ...rest }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Slots
          {...rest}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const Slots = styled.input`
  ${controlStyles}
  --slot: calc(1ch + 0.9em);
  width: calc(${ONE_TIME_CODE_DIGITS} * var(--slot) + 0.9em);
  max-width: 100%;
  min-height: 56px;
  padding: 0 0 0 0.9em;
  /* digits of equal width, so that each is above its own line */
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: ${tokens.size[28]};
  letter-spacing: 0.9em;
  background-image: repeating-linear-gradient(to right, ${tokens.color.strongRule} 0 1ch, transparent 1ch var(--slot));
  background-repeat: no-repeat;
  background-position: 0.9em calc(100% - 10px);
  background-size: calc(${ONE_TIME_CODE_DIGITS} * var(--slot) - 0.9em) 2px;

  @media (max-width: 380px) {
    font-size: ${tokens.size[22]};
  }
`;
