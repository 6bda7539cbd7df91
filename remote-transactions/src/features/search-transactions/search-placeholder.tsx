import { controlStyles, Icon, tokens } from '@keydate/ui';
import { Search } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { copy } from './copy';

/** Takes the search's place while it loads, so that nothing moves. */
export function SearchPlaceholder() {
  return (
    <Place aria-hidden>
      <Icon of={Search} />
      {copy.label}
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
