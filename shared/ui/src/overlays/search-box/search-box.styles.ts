import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlLook } from '../../control/control.styles';
import { tokens } from '../../tokens/tokens';
import { floating, pickable } from '../floating';

export const SearchField = styled(ComboBox)`
  min-width: 0;
  width: 100%;
`;

export const SearchLabel = styled.div`
  position: relative;
  color: ${tokens.color.softInk};

  svg {
    position: absolute;
    top: calc((${tokens.controlHeight} - 20px) / 2);
    left: 12px;
    pointer-events: none;
  }
`;

export const SearchInput = styled(Input)`
  ${controlLook}
  padding-left: 40px;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** As wide as the field, however long a result is; wider than a narrow one. */
export const SearchSheet = styled(Popover)`
  ${floating}
  width: max(var(--trigger-width), min(360px, 100vw - 16px));
`;

export const Results = styled(ListBox)`
  padding: 4px;
  outline: none;
`;

export const Found = styled(ListBoxItem)`
  ${pickable}
`;

export const Nothing = styled.div`
  padding: 12px;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;
