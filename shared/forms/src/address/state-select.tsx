import { controlStyles, Icon, tokens } from '@keydate/ui';
import { Field, type FieldText } from '@keydate/ui/forms';
import { ChevronDown } from '@keydate/ui/icons';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';

interface StateSelectProps extends ComponentPropsWithRef<'select'>, Pick<FieldText, 'error'> {
  /** Undefined while the list is not loaded. */
  states: readonly { id: string; name: string }[] | undefined;
  placeholder: string;
}

/** Chooses one of the states. It is the browser's own list, so that the browser can fill it in with the rest of an address. */
export function StateSelect({ error, states, placeholder, ...rest }: StateSelectProps) {
  return (
    <Field label={copy.state} error={error}>
      {(control) => (
        <Box>
          {/* a list without options cannot show the form's value: the loaded list is a new one, which the form fills in */}
          <select key={states ? 'loaded' : 'empty'} {...rest} {...control}>
            <option value="">{placeholder}</option>
            {states?.map(({ id, name }) => (
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
