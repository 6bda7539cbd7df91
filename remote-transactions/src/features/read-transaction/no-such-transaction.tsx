import { paths } from '@keydate/client';
import { ButtonLink, EmptyState } from '@keydate/ui';
import { Search } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from './copy';

/**
 * The transaction does not exist, or this person may not see it: the page does not say which. `isLost` says that they have seen it
 * here, so that nobody looks for a mistyped address.
 */
export function NoSuchTransaction({ isLost }: { isLost: boolean }) {
  return (
    <EmptyState
      icon={Search}
      title={<Title>{isLost ? copy.lostTitle : copy.notFoundTitle}</Title>}
      action={
        <ButtonLink as={Link} to={paths.dashboard}>
          {copy.toDashboard}
        </ButtonLink>
      }
    >
      {isLost ? copy.lost : copy.notFound}
    </EmptyState>
  );
}

/** The page's h1, in the size of every empty state's title. */
const Title = styled.h1`
  font: inherit;
`;
