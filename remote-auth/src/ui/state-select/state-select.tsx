import { controlStyles, Icon, tokens } from '@keydate/ui';
import { Field, type FieldText } from '@keydate/ui/forms';
import { ChevronDown } from '@keydate/ui/icons';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

interface StateSelectProps extends ComponentPropsWithRef<'select'>, FieldText {
  states: readonly { id: string; name: string }[];
  placeholder: string;
}

/** The list of states; the browser's own, so that it can be filled with the rest of an address. */
export function StateSelect({ label, hint, error, states, placeholder, ...rest }: StateSelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Box>
          <select {...rest} {...control} autoComplete="address-level1">
            <option value="">{placeholder}</option>
            {states.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </select>
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
