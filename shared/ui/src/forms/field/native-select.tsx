import { controlStyles, Icon, tokens } from '@keydate/ui';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from '../../icons';
import { Field, type FieldText } from './field';

export interface NativeSelectProps extends ComponentPropsWithRef<'select'>, FieldText {}

/** Chooses one of many from the browser's own list, which it can fill in itself and which fits any screen. */
export function NativeSelect({ label, hint, error, id, ...rest }: NativeSelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Box>
          <select {...rest} {...control} />
          <Icon of={ChevronDown} />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  select {
    ${controlStyles}
    appearance: none;
    padding-right: 40px;
    cursor: pointer;
  }

  svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${tokens.gap[12]};
    color: ${tokens.color.softInk};
    pointer-events: none;
  }
`;
