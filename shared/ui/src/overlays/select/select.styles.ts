import { Button, FieldError, Label, ListBox, ListBoxItem, Popover, Select, Text } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlStyles, invalidControlStyles } from '../../control/control.styles';
import { errorStyles, fieldStack, hintStyles, labelStyles } from '../../control/field-text.styles';
import { tokens } from '../../tokens/tokens';
import { floatingStyles, optionStyles } from '../floating.styles';

export const SelectBox = styled(Select)`
  ${fieldStack}

  &[data-invalid] button {
    ${invalidControlStyles}
  }
`;

export const SelectLabel = styled(Label)`
  ${labelStyles}
`;

export const SelectButton = styled(Button)`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.gap[8]};
  text-align: left;
  cursor: pointer;

  svg {
    color: ${tokens.color.softInk};
  }

  [data-placeholder] {
    color: ${tokens.color.softInk};
  }
`;

export const SelectHint = styled(Text)`
  ${hintStyles}
`;

export const SelectError = styled(FieldError)`
  ${errorStyles}
`;

export const ListSheet = styled(Popover)`
  ${floatingStyles}
`;

export const List = styled(ListBox)`
  padding: 4px;
  outline: none;
`;

export const Line = styled(ListBoxItem)`
  ${optionStyles}
  justify-content: space-between;

  svg {
    visibility: hidden;
  }

  &[data-selected] {
    font-weight: 600;

    svg {
      visibility: visible;
    }
  }
`;
