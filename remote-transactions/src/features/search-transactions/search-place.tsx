import { controlStyles, Icon, tokens } from '@keydate/ui';
import { Search } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { LABEL } from './search-words';

/** Holds the search's place while it comes, so that nothing jumps. */
export function SearchPlace() {
  return (
    <Place aria-hidden>
      <Icon of={Search} />
      {LABEL}
    </Place>
  );
}

const Place = styled.div`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  color: ${tokens.color.softInk};
`;
