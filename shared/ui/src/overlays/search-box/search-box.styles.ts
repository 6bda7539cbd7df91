import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlStyles } from '../../control/control.styles';
import { tokens } from '../../tokens/tokens';
import { floatingStyles, optionStyles } from '../floating.styles';

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
  ${controlStyles}
  padding-left: 40px;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** As wide as the field, or 360 px where the field is narrower; never as wide as a long result. */
export const SearchSheet = styled(Popover)`
  ${floatingStyles}
  width: max(var(--trigger-width), min(360px, 100vw - 16px));
`;

export const Results = styled(ListBox)`
  padding: 4px;
  outline: none;
`;

export const ResultOption = styled(ListBoxItem)`
  ${optionStyles}
`;

export const EmptyMessage = styled.div`
  padding: 12px;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;

/** At the end of the field, so that the query stays readable. */
export const Searching = styled.span`
  position: absolute;
  top: 0;
  right: 12px;
  line-height: ${tokens.controlHeight};
  font-size: ${tokens.size[12]};
  pointer-events: none;
`;
