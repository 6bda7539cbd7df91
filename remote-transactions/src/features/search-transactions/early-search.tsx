import { SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import { controlStyles, Icon, Spinner, tokens } from '@keydate/ui';
import { Search } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { copy } from './copy';

interface EarlySearchProps {
  typed: string;
  onType: (typed: string) => void;
  onFocusChange: (isFocused: boolean) => void;
}

/** The field of the search while its code loads. It looks the same, and the search begins with the text typed into it. */
export function EarlySearch({ typed, onType, onFocusChange }: EarlySearchProps) {
  return (
    <Place>
      {typed.trim() === '' ? <Icon of={Search} /> : <Spinner label={copy.searching} />}
      <Field
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        aria-label={copy.label}
        placeholder={copy.label}
        maxLength={SEARCH_TERM_MAX}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      />
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  color: ${tokens.color.softInk};

  svg {
    position: absolute;
    top: calc((${tokens.controlHeight} - 20px) / 2);
    left: 12px;
    pointer-events: none;
  }
`;

const Field = styled.input`
  ${controlStyles}
  padding-left: 40px;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
