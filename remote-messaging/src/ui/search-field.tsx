import { controlStyles, Icon, tokens } from '@keydate/ui';
import { Search } from '@keydate/ui/icons';
import { styled } from 'styled-components';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A field that filters the list below it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Box>
      <Icon of={Search} />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: 50%;
    left: 12px;
    color: ${tokens.color.softInk};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-left: 40px;
`;
