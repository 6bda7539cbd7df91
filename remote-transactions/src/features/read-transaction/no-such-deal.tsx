import { paths } from '@keydate/client';
import { ButtonLink, EmptyState } from '@keydate/ui';
import { Search } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';

/** A deal that does not exist, or is not this person's to see: the two look the same. */
export function NoSuchDeal() {
  return (
    <EmptyState
      icon={Search}
      title={<h1>This transaction could not be found</h1>}
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
