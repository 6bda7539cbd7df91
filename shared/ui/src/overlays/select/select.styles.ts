import { Button, FieldError, Label, ListBox, ListBoxItem, Popover, Select, Text } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlLook, invalidLook } from '../../control/control.styles';
import { errorWords, fieldStack, hintWords, labelWords } from '../../control/field-words';
import { tokens } from '../../tokens/tokens';
import { floating, pickable } from '../floating';

export const SelectBox = styled(Select)`
  ${fieldStack}

  &[data-invalid] button {
    ${invalidLook}
  }
`;

export const SelectLabel = styled(Label)`
  ${labelWords}
`;

export const SelectButton = styled(Button)`
  ${controlLook}
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
  ${hintWords}
`;

export const SelectError = styled(FieldError)`
  ${errorWords}
`;

export const ListSheet = styled(Popover)`
  ${floating}
`;

export const List = styled(ListBox)`
  padding: 4px;
  outline: none;
`;

export const Line = styled(ListBoxItem)`
  ${pickable}
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
