import { paths } from '@keydate/client';
import { ButtonLink, EmptyState } from '@keydate/ui';
import { Search } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A transaction that does not exist, or is not this person's to see: the two look the same. */
export function NoSuchTransaction() {
  return (
    <EmptyState
      icon={Search}
      title={<Title>This transaction could not be found</Title>}
      action={
        <ButtonLink as={Link} to={paths.dashboard}>
          Go to the dashboard
        </ButtonLink>
      }
    >
      The address may be mistyped, or the transaction belongs to somebody else.
    </EmptyState>
  );
}

/** The page's one h1, as large as the title of any empty place. */
const Title = styled.h1`
  font: inherit;
`;
